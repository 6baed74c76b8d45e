import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { type LevelId, level } from '@upbeat/rules/classes/level'
import type { SearchTermNames } from '@upbeat/rules/filters/search-terms'
import type { Context } from '../../platform/http/context.ts'
import type { CategoryNames } from './category-names.ts'
import { searchLanguages } from './search-languages.ts'

type Phrases = (tenantId: string, language: string) => Promise<Record<string, string>>

/** The names of durations, levels and categories in the club's languages, from the phrases that display them. */
export function createTermNames(phrases: Phrases, categoryNames: CategoryNames) {
  return async function termNames(context: Context): Promise<SearchTermNames> {
    const texts = await Promise.all(searchLanguages(context).map((language) => phrases(context.tenantId, language)))
    const said = (key: string) => texts.flatMap((each) => each[key] ?? [])
    return {
      minutes: texts.flatMap(minuteNames),
      levels: Object.fromEntries(Object.keys(level).map((id) => [id, said(catalogueKey('level', id))])) as Record<
        LevelId,
        string[]
      >,
      categories: new Map([...(await categoryNames(context))].map(([id, names]) => [String(id), names])),
    }
  }
}

/** The text after the number, in every plural form: "2 minutes", "2 min". */
function minuteNames(texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (!/^(common\.minutes|player\.completedMinutes_\w+)$/.test(key)) return []
    return /^\{\{\w+\}\}(?<unit>.+)$/.exec(text)?.groups?.unit?.trim() ?? []
  })
}
