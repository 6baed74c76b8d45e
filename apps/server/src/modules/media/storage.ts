import type { Readable } from 'node:stream'

/** Storage for clubs' media. Keys are relative paths that we generate, `club/class/version/file`. */
export type Storage = {
  /** Moves a local file into storage. Replaces a file with the same key atomically. */
  put: (key: string, file: string) => Promise<void>
  /** The bytes of a file, all or a range. Rejects if it is gone. */
  read: (key: string, range?: ByteRange) => Promise<Uint8Array>
  stream: (key: string, range?: ByteRange) => Promise<Readable>
  /** In bytes; null if there is no such file. */
  size: (key: string) => Promise<number | null>
  /** Removes a file, or everything below a prefix that ends with a slash. Does nothing if there is nothing. */
  remove: (key: string) => Promise<void>
  /** The file's path if it is on this machine. */
  localPath: (key: string) => string | null
  /**
   * A public URL that is valid for a minute and supports ranges; null if the server sends this file, or all of them,
   * itself.
   */
  temporaryAddress: ((key: string) => Promise<string | null>) | null
  /** The path at which the proxy in front may send a file by itself; without it the server sends files. */
  internalPath?: (key: string) => string
  /** Free bytes; null if unknown. */
  free: () => Promise<number | null>
  /** Set if browsers can upload files themselves. */
  multipart?: Multipart
}

/** Uploads of single files in parts. An upload is named by the storage's own id. */
export type Multipart = {
  begin: (key: string) => Promise<string>
  /** A public URL for a while, to which exactly this part can be sent by PUT. */
  addressOf: (key: string, id: string, part: { number: number; bytes: number }) => Promise<string>
  /** The parts that have arrived; null if there is no such upload (any more). */
  parts: (key: string, id: string) => Promise<UploadedPart[] | null>
  /** Makes the file of these parts. */
  complete: (key: string, id: string, parts: readonly Pick<UploadedPart, 'number' | 'etag'>[]) => Promise<void>
  /** Removes what has arrived. Does nothing if there is no such upload. */
  abort: (key: string, id: string) => Promise<void>
}

export type UploadedPart = { number: number; bytes: number; etag: string }

/** A place that media can be moved from or to. */
export type MediaPlace = Storage & {
  /** All files, in no order. */
  list: () => AsyncIterable<{ key: string; bytes: number }>
}

export type ByteRange = { offset: number; bytes: number }
