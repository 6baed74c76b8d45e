import { createHash } from 'node:crypto'

type Phrases = Readonly<Record<string, string>>

const earliest = Date.UTC(2000, 0, 1)
/** About 17 years, so that a stamp is in the past, as Last-Modified requires (RFC 9110, 8.8.2.1). */
const seconds = 2 ** 29

/**
 * A date that identifies these phrases, in whole seconds as in HTTP. It is derived from the texts alone, so it is right
 * after a new release, a removed wording and on a second server; the date of the last change wouldn't be, since removed
 * texts leave no trace. Use it for comparison only, not for order.
 */
export function phrasesStamp(product: Phrases, own: Phrases): Date {
  const hash = createHash('sha256').update(digestOf(product)).update(canonical(own)).digest()
  return new Date(earliest + (hash.readUInt32BE() % seconds) * 1000)
}

const digests = new WeakMap<Phrases, Buffer>()

/** Cached, because the product's phrases are long and the same object while the server runs. */
function digestOf(product: Phrases): Buffer {
  const digest = digests.get(product) ?? createHash('sha256').update(canonical(product)).digest()
  digests.set(product, digest)
  return digest
}

function canonical(phrases: Phrases): string {
  return JSON.stringify(Object.entries(phrases).sort(([a], [b]) => (a < b ? -1 : 1)))
}
