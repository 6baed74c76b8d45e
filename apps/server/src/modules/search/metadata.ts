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
  /** The categories with classes, with names and texts in a language. */
  async function categoriesIn({ tenant, language }: Pick<Context, 'tenant' | 'language'>): Promise<Category[]> {
    const catalogue = await catalogues.of(tenant)
    const nameOf = await translate(tenant.id, language)
    // A club's own wording isn't translated.
    const describe = ({ id, description }: { id: number; description: string }) =>
      description === english[catalogueKey('categoryText', id)]
        ? nameOf('categoryText', String(id), description)
        : description
    const inLanguage = (category: Category) => {
      const own = ownCategoryWords(catalogue, category.id, language)
      return {
        name: own.name || nameOf('category', String(category.id), category.name),
        description: own.description || describe(category),
      }
    }
    return shownCategories(catalogue).map((category) => ({ ...category, ...inLanguage(category) }))
  }

  async function metadata(context: Context): Promise<Metadata> {
    const catalogue = await catalogues.of(context.tenant)
    const nameOf = await translate(context.tenantId, context.language)
    const words = wordsOf(catalogue)
    return {
      topLabels: topLabels(context, words.frequentLabels),
      labels: words.labels,
      classSubCategories: words.subCategories,
      focusArea: words.focusAreas.map((tag) => ({ tag, name: nameOf('focusArea', tag, tag) })),
      equipments: words.equipment.map((typeTag) => ({
        typeTag,
        name: nameOf('equipment', typeTag, equipmentName(typeTag)),
      })),
      classLanguage: words.languages.map((name) => ({ text: name, value: name })),
      categories: await categoriesIn(context),
      classCount: catalogue.classList.length,
    }
  }

  return { metadata, categoriesIn }
}

type Words = {
  /** Most frequent first; the others are in alphabetical order. */
  frequentLabels: string[]
  labels: string[]
  subCategories: string[]
  focusAreas: string[]
  equipment: string[]
  languages: string[]
  categories: Category[]
}
const known = new WeakMap<Catalogue, Words>()

/** What a catalogue's classes can be filtered by. Counted once, since counting takes longer than most requests. */
function wordsOf(catalogue: Catalogue): Words {
  const found = known.get(catalogue) ?? countWords(catalogue)
  known.set(catalogue, found)
  return found
}

function countWords(catalogue: Catalogue): Words {
  const sorted = (valuesOf: ValuesOf) => byFrequency(catalogue, valuesOf).toSorted(alphabetical)
  return {
    frequentLabels: byFrequency(catalogue, (row) => row.labels),
    labels: sorted((row) => row.labels),
    subCategories: sorted((row) => (row.subCategory ? [row.subCategory] : [])),
    focusAreas: sorted((row) => row.focusAreas),
    equipment: sorted((row) => row.equipment),
    languages: sorted((row) => (row.language ? [row.language] : [])),
    categories: categoriesWithClasses(catalogue),
  }
}

/** Members only see categories with classes, the club's own or Connect's. */
export function shownCategories(catalogue: Catalogue): Category[] {
  return wordsOf(catalogue).categories
}

function categoriesWithClasses({ byTag, categoryList }: Catalogue): Category[] {
  const used = new Set([...byTag.values()].map(({ row }) => Number(row.categoryId)))
  return categoryList.filter(({ id }) => used.has(id))
}

/** The club's own choice, as far as classes have them, otherwise the most frequent ones. */
function topLabels({ tenant }: Context, labels: readonly string[]) {
  const known = labels.map((label) => label.toLowerCase())
  // FILT-35: a keyword also matches as a part of a longer one.
  const chosen = tenant.settings.topLabels.filter((label) => known.some((each) => each.includes(label.toLowerCase())))
  return chosen.length > 0 ? chosen : labels.slice(0, topLabelCount)
}

type ValuesOf = (row: Catalogue['classList'][number]['row']) => readonly string[]

function byFrequency(catalogue: Catalogue, valuesOf: ValuesOf) {
  const counts = new Map<string, number>()
  for (const { row } of catalogue.classList) {
    for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || alphabetical(a[0], b[0])).map(([value]) => value)
}

function alphabetical(a: string, b: string) {
  return a.localeCompare(b, 'en')
}
