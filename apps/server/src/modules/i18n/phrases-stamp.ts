import { createHash } from 'node:crypto'

type Phrases = Readonly<Record<string, string>>

const earliest = Date.UTC(2000, 0, 1)
/** About 17 years, so that a stamp lies in the past, as a Last-Modified must (RFC 9110, 8.8.2.1). */
const seconds = 2 ** 29

/**
 * The date that stands for these phrases as they are, whole seconds as HTTP's dates have: other texts, another date. It is made
 * of the texts alone, so that a new release, a wording taken back and a second server all tell the truth, where no date of a
 * change could: nothing is left of what was removed. For comparing, therefore, not for telling which is newer.
 */
export function phrasesStamp(product: Phrases, own: Phrases): Date {
  const hash = createHash('sha256').update(digestOf(product)).update(canonical(own)).digest()
  return new Date(earliest + (hash.readUInt32BE() % seconds) * 1000)
}

const digests = new WeakMap<Phrases, Buffer>()

/** The product's phrases are the same object for as long as the server runs, and long. */
function digestOf(product: Phrases): Buffer {
  const digest = digests.get(product) ?? createHash('sha256').update(canonical(product)).digest()
  digests.set(product, digest)
  return digest
}

function canonical(phrases: Phrases): string {
  return JSON.stringify(Object.entries(phrases).sort(([a], [b]) => (a < b ? -1 : 1)))
}
