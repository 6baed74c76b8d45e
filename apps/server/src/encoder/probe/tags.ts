import type { Dictionary } from 'node-av/lib'

const longest = 200

/** A tag of a file or track, without control characters and of at most 200 characters; null if it has none. */
export function readTag(tags: Dictionary | null, name: string): string | null {
  const text = tags
    ?.get(name)
    ?.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
    .trim()
  return text?.slice(0, longest) || null
}
