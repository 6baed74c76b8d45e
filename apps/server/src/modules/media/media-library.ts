import type { Readable } from 'node:stream'
import type { Composition, MediaIndex } from '@upbeat/rules/media/media-index'
import type { ByteRange } from './storage.ts'

/** The media of a class, independent of its storage. */
export type ClassMedia = {
  index: MediaIndex
  composition: Composition
  /** Included in URLs if a class's files can change; a revision's files never do. */
  revision?: number
  /** WebVTT metadata track of moves and rounds. */
  cues: string | null
  captionLanguages: { code: string; name: string }[]
  /** WebVTT captions in one of `captionLanguages`. */
  captions: (language: string) => Promise<string | null>
  /** Whether cues and captions may be edited at any time. */
  isEdited?: boolean
  /** WebVTT track of thumbnails for scrubbing, and their sheets. */
  storyboard?: { track: string; sheet: (number: number) => Promise<Uint8Array | null> }
  /** The bytes of a stored file named in the index, all or a range. Rejects if it is gone. */
  read: (file: string, range?: ByteRange) => Promise<Uint8Array>
  /** Whether playlists name segments as byte ranges of whole files. */
  isByRange?: boolean
  /** A stored file for the client. Playlists that it was given may name byte ranges also if `isByRange` isn't set now. */
  whole?: (file: string) => Promise<WholeFile>
}

/** A URL from which the client can fetch the file directly for a minute, or a file that the server sends. */
export type WholeFile = URL | StoredFile
export type StoredFile = {
  bytes: number
  stream: (range: ByteRange) => Promise<Readable>
  /** Where the proxy in front sends it from, if it does. */
  internalPath?: string | undefined
}

/** Selects which of a class's media to find. */
export type MediaSelection = {
  revision?: number | undefined
  /** For staff: includes unpublished media. */
  isPreview?: boolean | undefined
}

/** A source of media: the demo's loops, or what clubs have uploaded. */
export type MediaLibrary = {
  /** Null if this library doesn't have the asset. */
  find: (tenantId: string, tag: string, selection?: MediaSelection) => Promise<ClassMedia | null>
}

/** Uses the first of several libraries that has the asset. */
export function joinLibraries(...libraries: MediaLibrary[]): MediaLibrary {
  return {
    async find(tenantId, tag, selection) {
      for (const library of libraries) {
        const found = await library.find(tenantId, tag, selection)
        if (found) return found
      }
      return null
    },
  }
}
