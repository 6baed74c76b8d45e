import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { enGb } from '@upbeat/phrases/en-gb'
import type { Catalogue } from '../classes/build-catalogue.ts'

const english: Readonly<Record<string, string>> = enGb

/** A club's own name and description of a category in a language; empty if the product's phrases apply. */
export function ownCategoryWords({ categories }: Pick<Catalogue, 'categories'>, categoryId: number, language: string) {
  const row = categories.find(({ id }) => Number(id) === categoryId)
  if (!row?.translations) return { name: '', description: '' }
  const own = row.translations[language]
  const isRenamed = row.name !== english[catalogueKey('category', categoryId)]
  return { name: own?.name || (isRenamed ? row.name : ''), description: own?.description ?? '' }
}
