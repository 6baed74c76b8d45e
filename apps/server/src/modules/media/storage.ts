import type { Readable } from 'node:stream'

/** A place for a club's media. Keys are relative paths of our own making, `club/class/version/file`. */
export type Storage = {
  /** Moves a local file in: it is gone from where it was. What was there under the key is replaced at once. */
  put: (key: string, file: string) => Promise<void>
  /** Bytes of a file, all or a range. Rejects when it is gone. */
  read: (key: string, range?: ByteRange) => Promise<Uint8Array>
  stream: (key: string) => Promise<Readable>
  /** Null where there is none. */
  size: (key: string) => Promise<number | null>
  /** Everything below a prefix that ends with a slash, or one file. Nothing there is nothing to do. */
  remove: (key: string) => Promise<void>
  /** A local path of the file, where it lies on this machine. */
  localPath: (key: string) => string | null
  /** An address from which anybody can fetch the file or ranges of it for a minute; null where the server sends them itself. */
  temporaryAddress: ((key: string) => Promise<string>) | null
  /** Free bytes, where that can be told. */
  free: () => Promise<number | null>
}

export type ByteRange = { offset: number; bytes: number }
