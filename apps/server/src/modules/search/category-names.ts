import type { Context } from '../../platform/http/context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { ownCategoryWords } from './own-category-words.ts'
import { searchLanguages } from './search-languages.ts'

type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  translate: (tenantId: string, language: string) => Promise<(kind: 'category', id: string, english: string) => string>
}
export type CategoryNames = ReturnType<typeof createCategoryNames>

/** The names of the club's categories in each of its languages, by id. */
export function createCategoryNames({ catalogues, translate }: Parts) {
  return async function categoryNames(context: Context): Promise<Map<number, string[]>> {
    const catalogue = await catalogues.of(context.tenant)
    const languages = searchLanguages(context)
    const namers = await Promise.all(languages.map((language) => translate(context.tenantId, language)))
    return new Map(
      catalogue.categoryList.map(({ id, name }) => {
        const own = languages.map((language) => ownCategoryWords(catalogue, id, language).name).filter(Boolean)
        return [id, [name, ...own, ...namers.map((nameOf) => nameOf('category', String(id), name))]]
      }),
    )
  }
}
