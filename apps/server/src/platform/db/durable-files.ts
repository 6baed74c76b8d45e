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
 * The embedded engine's files, with the `fsync` that its own Node file system leaves out: without it the engine's calls succeed and do
 * nothing. `fdatasync` can't be supplied from outside, so the engine has to run with `wal_sync_method=fsync`. The engine also opens its files
 * to every account by an explicit mode, which no umask holds back: here they stay their own account's.
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

  /** Folders are opened by name only; their entries are what is written out. Windows has no such thing. */
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
