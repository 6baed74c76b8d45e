import type { PhraseKey } from './phrase-key.ts'

export type CatalogueKind =
  | 'category'
  /** What a category is about. */
  | 'categoryText'
  | 'focus'
  | 'keyword'
  | 'level'
  | 'intensity'
  | 'equipment'
  | 'language'

/**
 * The key under which a name of the catalogue is translated: `catalogueKey('equipment', 'Bosu ball')` is
 * `catalogue.equipmentBosuBall`. A club's own names may have no phrase.
 */
export function catalogueKey(kind: CatalogueKind, name: string | number): PhraseKey | (string & {}) {
  const words = String(name)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return `catalogue.${kind}${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}
