/** A searchable entry: label, description and synonyms. */
export type Found<Of> = { of: Of; name: string; text: string; words: string }

/**
 * The matches of a plain-language query, best first. Stop words are ignored, and words match by common prefix, so that `signing up` finds
 * `sign up`. Entries that miss most of the words are left out.
 */
export function searchSettings<Of>(query: string, all: readonly Found<Of>[]): Of[] {
  const asked = wordsOf(query).filter((word) => !empty.has(word))
  if (asked.length === 0) return []
  const scored = all.map((each) => ({ of: each.of, ...score(asked, each) }))
  const enough = Math.ceil(asked.length * 0.6)
  return scored
    .filter(({ hits }) => hits >= enough)
    .sort((one, other) => other.hits - one.hits || other.weight - one.weight)
    .map(({ of }) => of)
}

function score(asked: readonly string[], { name, text, words }: Found<unknown>) {
  const places = [wordsOf(name), wordsOf(words), wordsOf(text)]
  const weights = asked.map((word) => {
    const stem = stemOf(word)
    const place = places.findIndex((found) => found.some((other) => other.startsWith(stem)))
    return place < 0 ? 0 : places.length - place
  })
  return { hits: weights.filter((weight) => weight > 0).length, weight: weights.reduce((sum, each) => sum + each, 0) }
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ers|ern|ed|es|en|er|s|e)$/, '') : word
}

const empty = new Set(
  'the and for with are can how let me my our to in on of is it do does who what where people members allow hide show turn off switch change set enable disable der die das und mit wie kann ich mein meine den dem ein eine einen lassen leute mitglieder fur im zu andern ausblenden zeigen einschalten ausschalten'.split(
    ' ',
  ),
)
