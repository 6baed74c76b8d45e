import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Stream = { nfd?: number; node: object }
type Attributes = { mode?: number | null }
type NodeFiles = {
  node_ops: { setattr: (node: object, attributes: Attributes) => void }
  stream_ops: { fsync?: (stream: Stream) => number; setattr: (stream: Stream, attributes: Attributes) => void }
  realPath: (node: object) => string
}

/**
 * The embedded engine's files, with the `fsync` that its own Node file system lacks: without it the engine's syncs
 * succeed and do nothing. `fdatasync` can't be supplied from outside, so the engine must run with
 * `wal_sync_method=fsync`. The engine also sets an explicit mode that opens its files to every account, past any umask;
 * here they stay private.
 */
export class DurableFiles extends NodeFS {
  readonly #sync: (descriptor: number) => void

  constructor(folder: string, sync: (descriptor: number) => void = fsyncSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options)
    const addSync = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFiles }
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) this.#syncFolder(NODEFS.realPath(stream.node))
        else this.#sync(stream.nfd)
        return 0
      }
      keepModesClosed(NODEFS)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }

  /** The engine opens a folder without a descriptor; syncs the folder's entries. Windows can't sync folders. */
  #syncFolder(path: string) {
    if (process.platform === 'win32') return
    const descriptor = openSync(path, 'r')
    try {
      this.#sync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  }
}

const forOthers = 0o077

function keepModesClosed({ node_ops, stream_ops }: NodeFiles) {
  const closed = (attributes: Attributes): Attributes =>
    attributes.mode === undefined || attributes.mode === null
      ? attributes
      : { ...attributes, mode: attributes.mode & ~forOthers }
  const [ofNode, ofStream] = [node_ops.setattr, stream_ops.setattr]
  node_ops.setattr = (node, attributes) => ofNode(node, closed(attributes))
  stream_ops.setattr = (stream, attributes) => ofStream(stream, closed(attributes))
}
