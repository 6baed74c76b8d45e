import type { Category } from '@upbeat/contract/entities/category'
import type { Metadata } from '@upbeat/contract/entities/metadata'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { enGb } from '@upbeat/phrases/en-gb'
import type { Context } from '../../platform/http/context.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { equipmentName } from '../classes/equipment-name.ts'
import { ownCategoryWords } from './own-category-words.ts'

/** The number of keywords offered as filter chips by default. */
const topLabelCount = 5
const english: Readonly<Record<string, string>> = enGb

type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  /** Returns the name of a category, focus area, ... of a club in a language; the given English if there is none. */
  translate: (
    tenantId: string,
    language: string,
  ) => Promise<(kind: 'category' | 'categoryText' | 'focusArea' | 'equipment', id: string, english: string) => string>
}

/** The filters of a club's classes, with names in the request's language (API-20, ENT-07). */
export function createMetadata({ catalogues, translate }: Parts) {
  return async function metadata(context: Context): Promise<Metadata> {
    const catalogue = await catalogues.of(context.tenant)
    const nameOf = await translate(context.tenantId, context.language)
    // A club's own wording isn't translated.
    const describe = ({ id, description }: { id: number; description: string }) =>
      description === english[catalogueKey('categoryText', id)]
        ? nameOf('categoryText', String(id), description)
        : description
    const inLanguage = (category: Category) => {
      const own = ownCategoryWords(catalogue, category.id, context.language)
      return {
        name: own.name || nameOf('category', String(category.id), category.name),
        description: own.description || describe(category),
      }
    }
    const labels = byFrequency(catalogue, (row) => row.labels)
    return {
      topLabels: topLabels(context, labels),
      labels: labels.toSorted(alphabetical),
      classSubCategories: byFrequency(catalogue, (row) => (row.subCategory ? [row.subCategory] : [])).toSorted(
        alphabetical,
      ),
      focusArea: byFrequency(catalogue, (row) => row.focusAreas)
        .toSorted(alphabetical)
        .map((tag) => ({ tag, name: nameOf('focusArea', tag, tag) })),
      equipments: byFrequency(catalogue, (row) => row.equipment)
        .toSorted(alphabetical)
        .map((typeTag) => ({ typeTag, name: nameOf('equipment', typeTag, equipmentName(typeTag)) })),
      classLanguage: byFrequency(catalogue, (row) => (row.language ? [row.language] : []))
        .toSorted(alphabetical)
        .map((name) => ({ text: name, value: name })),
      categories: shownCategories(catalogue).map((category) => ({
        ...category,
        ...inLanguage(category),
      })),
      classCount: catalogue.classList.length,
    }
  }
}

/** Members only see categories with classes, the club's own or Connect's. */
export function shownCategories({ byTag, categoryList }: Catalogue): Category[] {
  const used = new Set([...byTag.values()].map(({ row }) => Number(row.categoryId)))
  return categoryList.filter(({ id }) => used.has(id))
}

/** The club's own choice, as far as classes have them, otherwise the most frequent ones. */
function topLabels({ tenant }: Context, labels: string[]) {
  const known = labels.map((label) => label.toLowerCase())
  // FILT-35: a keyword also matches as a part of a longer one.
  const chosen = tenant.settings.topLabels.filter((label) => known.some((each) => each.includes(label.toLowerCase())))
  return chosen.length > 0 ? chosen : labels.slice(0, topLabelCount)
}

function byFrequency(catalogue: Catalogue, valuesOf: (row: Catalogue['classList'][number]['row']) => string[]) {
  const counts = new Map<string, number>()
  for (const { row } of catalogue.classList) {
    for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || alphabetical(a[0], b[0])).map(([value]) => value)
}

function alphabetical(a: string, b: string) {
  return a.localeCompare(b, 'en')
}
