// Where tables are kept: files of the browser's own (OPFS), as a file system for Python. Python writes at once, without
// waiting, so each file is opened beforehand, and no others can be made.

const NO_SUCH_FILE = 44, NOT_PERMITTED = 63, NO_SPACE = 51, FILE = 0o100600, DIRECTORY = 0o40700, BLOCK = 4096;

const TAKEN = "NoModificationAllowedError", PATIENCE = 10_000, PAUSE = 50; // milliseconds

// Opens the files; null where the browser keeps none. A window that was just closed lets go of them in a moment: raises
// what the browser raises where one does not.
export async function opened(directory, names) {
  const root = await navigator.storage?.getDirectory?.().catch(() => null);
  if (!root) return null;
  const place = await root.getDirectoryHandle(directory, { create: true });
  const until = Date.now() + PATIENCE;
  const one = async (name) => [name, await handle(await place.getFileHandle(name, { create: true }), until)];
  return new Map(await Promise.all(names.map(one)));
}

const handle = async (file, until) => {
  for (;;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (error.name !== TAKEN || Date.now() > until) throw error;
      await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
    }
  }
};

// The file system. A file is there when something stands in it: none of those that are kept is ever empty for long.
export class Files {
  constructor(FS, handles) {
    this.FS = FS;
    this.handles = handles;
    this.unsettled = null;
    const getattr = (node) => this.attributes(node);
    this.inDirectory = {
      getattr,
      setattr: () => {},
      lookup: () => this.fail(NO_SUCH_FILE),
      mknod: (parent, name) => this.made(parent, name),
      unlink: (parent, name) => this.cut(handles.get(name), 0),
      readdir: () => [".", "..", ...handles.keys()],
    };
    this.ofFile = { getattr, setattr: (node, set) => set.size !== undefined && this.cut(node.handle, set.size) };
    this.streams = {
      llseek: (stream, offset, whence) => this.sought(stream, offset, whence),
      read: (stream, buffer, offset, length, at) => stream.node.handle.read(buffer.subarray(offset, offset + length), { at }),
      write: (stream, buffer, offset, length, at) => this.write(stream.node.handle, buffer.subarray(offset, offset + length), at),
      fsync: () => { this.tried(() => this.settle()); return 0; },
    };
  }

  mount() {
    const root = this.FS.createNode(null, "/", DIRECTORY, 0);
    root.node_ops = this.inDirectory;
    root.stream_ops = {};
    for (const [name, handle] of this.handles) if (handle.getSize() > 0) this.made(root, name);
    return root;
  }

  made(parent, name) {
    if (!this.handles.has(name)) this.fail(NOT_PERMITTED);
    const node = this.FS.createNode(parent, name, FILE, 0);
    node.handle = this.handles.get(name);
    node.node_ops = this.ofFile;
    node.stream_ops = this.streams;
    return node;
  }

  attributes(node) {
    const size = node.handle ? node.handle.getSize() : BLOCK, then = new Date(0);
    return {
      dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size,
      atime: then, mtime: then, ctime: then, blksize: BLOCK, blocks: Math.ceil(size / BLOCK),
    };
  }

  sought(stream, offset, whence) {
    return offset + (whence === 1 ? stream.position : whence === 2 ? stream.node.handle.getSize() : 0);
  }

  // What was written to one file is on the disk before another is written: SQLite's journal before its tables.
  write(handle, bytes, at) {
    this.before(handle);
    const written = this.tried(() => handle.write(bytes, { at }));
    return written === bytes.length ? written : this.fail(NO_SPACE);
  }

  cut(handle, size) {
    this.before(handle);
    this.tried(() => handle.truncate(size));
  }

  before(handle) {
    if (this.unsettled !== handle) this.tried(() => this.settle());
    this.unsettled = handle;
  }

  // SQLite is told of what a browser fails to do, and rolls its transaction back.
  tried(act) {
    try {
      return act();
    } catch {
      return this.fail(NO_SPACE);
    }
  }

  // All that was written is on the disk.
  settle() {
    this.unsettled?.flush();
    this.unsettled = null;
  }

  // Lets go of all files.
  close() {
    for (const handle of this.handles.values()) handle.close();
  }

  fail(number) {
    throw new this.FS.ErrnoError(number);
  }
}
