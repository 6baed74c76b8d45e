import type { Composition, MediaIndex } from '@upbeat/rules/media/media-index'

/** What a class plays, wherever it is stored. */
export type ClassMedia = {
  index: MediaIndex
  composition: Composition
  /** WebVTT metadata track of moves and rounds. */
  cues: string | null
  captionLanguages: { code: string; name: string }[]
  /** WebVTT captions in one of `captionLanguages`. */
  captions: (language: string) => Promise<string | null>
}

/** A place where media lies: the demo's loops today, a folder or bucket of a club's own recordings. */
export type MediaLibrary = {
  /** Null when this library does not hold the asset. */
  find: (tenantId: string, asset: string) => Promise<ClassMedia | null>
  /** The bytes of a stored file named in the index. Throws when it is gone. */
  read: (file: string) => Promise<Uint8Array>
}

export const emptyLibrary: MediaLibrary = {
  find: async () => null,
  read: (file) => Promise.reject(new Error(`no media library holds ${file}`)),
}
