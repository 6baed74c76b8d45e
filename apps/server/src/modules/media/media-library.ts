import type { Composition, MediaIndex } from '@upbeat/rules/media/media-index'
import type { ByteRange } from './storage.ts'

/** What a class plays, wherever it is stored. */
export type ClassMedia = {
  index: MediaIndex
  composition: Composition
  /** Named in addresses where a class's files may change; what a revision is made of never does. */
  revision?: number
  /** WebVTT metadata track of moves and rounds. */
  cues: string | null
  captionLanguages: { code: string; name: string }[]
  /** WebVTT captions in one of `captionLanguages`. */
  captions: (language: string) => Promise<string | null>
  /** Cues and captions may be edited at any time. */
  isEdited?: boolean
  /** WebVTT track of small pictures for scrubbing, and its sheets. */
  storyboard?: { track: string; sheet: (number: number) => Promise<Uint8Array | null> }
  /** The bytes of a stored file named in the index, all or a range. Throws when it is gone. */
  read: (file: string, range?: ByteRange) => Promise<Uint8Array>
  /** An address from which the client may fetch a file itself, by ranges; where there is one, segments are ranges of it. */
  temporaryAddress?: (file: string) => Promise<string>
}

/** Which of a class's media is asked for. */
export type MediaWish = {
  revision?: number | undefined
  /** By staff: what is not published too. */
  isPreview?: boolean | undefined
}

/** A place where media lies: the demo's loops, or what clubs have uploaded. */
export type MediaLibrary = {
  /** Null when this library does not hold the asset. */
  find: (tenantId: string, tag: string, wish?: MediaWish) => Promise<ClassMedia | null>
}

/** The first of several libraries that holds the asset. */
export function joinLibraries(...libraries: MediaLibrary[]): MediaLibrary {
  return {
    async find(tenantId, tag, wish) {
      for (const library of libraries) {
        const found = await library.find(tenantId, tag, wish)
        if (found) return found
      }
      return null
    },
  }
}
