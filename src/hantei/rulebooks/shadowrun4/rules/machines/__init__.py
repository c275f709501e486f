"""Chapter 9: vehicles and drones, rigging, chases, rams."""
