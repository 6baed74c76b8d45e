import type { PhraseList, StudioTexts, TextLanguage, TextsVersion } from '@upbeat/contract/studio/entities/texts'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { changedFields, type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../publishing/draft.ts'
import type { Publishing } from '../publishing/service.ts'
import { checkWording } from '../tenant/check-wording.ts'
import { parseTexts } from './texts-kind.ts'
import { createTextsRepository } from './texts-repository.ts'

export type TextsService = ReturnType<typeof createTextsService>

/** What staff do with their club's wording: one draft for each language (WORD-01). */
export function createTextsService({ publishing, db }: { publishing: Publishing; db: Database }) {
  const texts = createTextsRepository(db)
  const thingOf = ({ tenantId }: StaffContext, language: string) => ({ tenantId, kind: 'texts', id: language })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  /** The club's languages, the main one first, with how much is left to translate. */
  async function languages(context: StaffContext): Promise<TextLanguage[]> {
    const { language: main, supportedLanguages } = context.tenant.config
    const drafted = await texts.draftedLanguages(context.tenantId)
    const stateOf = async (language: string) => {
      const published = await texts.own(context.tenantId, language)
      const draft = drafted.includes(language) ? await publishing.follow(thingOf(context, language), context.now) : null
      return { language, published, fields: draft ? parseTexts(draft.fields) : published }
    }
    const states = []
    for (const language of new Set([main, ...supportedLanguages])) states.push(await stateOf(language))
    const ownKeys = Object.keys(states[0]?.fields ?? {})
    return states.map(({ language, published, fields }) => ({
      language,
      isMain: language === main,
      own: Object.keys(fields).length,
      missing: ownKeys.filter((key) => !Object.hasOwn(fields, key)).length,
      hasChanges: !isSameValue(fields, published),
    }))
  }

  /** Every text of a language, beside what it is translated from. */
  async function phrases({ tenantId, tenant }: StaffContext, language: string): Promise<PhraseList> {
    const mainLanguage = tenant.config.language
    const product: Record<string, string> = await loadPhrases(language)
    const main: Record<string, string> = await loadPhrases(mainLanguage)
    const own = language === mainLanguage ? {} : await texts.own(tenantId, mainLanguage)
    const rows = Object.entries(product).map(([key, text]) => ({
      key,
      product: text,
      source: language === mainLanguage ? text : (own[key] ?? main[key] ?? text),
      isOwn: Object.hasOwn(own, key),
    }))
    return { language, mainLanguage, phrases: rows }
  }

  async function get(context: StaffContext, language: string): Promise<StudioTexts> {
    return present(context, await publishing.follow(thingOf(context, language), context.now))
  }

  /** @throws Failure invalidRequest naming the keys of texts that lost a placeholder, or have none of the product's */
  async function save(context: StaffContext, language: string, changes: readonly FieldChange[]) {
    const given = changes.flatMap(({ field, value }) => (typeof value === 'string' ? [[field, value] as const] : []))
    const faults = await checkWording(language, Object.fromEntries(given))
    if (faults.length > 0) throw new Failure('invalidRequest', { message: `Invalid data: ${faults.join('; ')}` })
    const { draft, conflicts } = await publishing.save(thingOf(context, language), { changes, ...changeOf(context) })
    return { texts: await present(context, draft), conflicts }
  }

  /** Gives the draft the texts back that members read. @throws Failure notAllowedNow where they are the same */
  async function discard(context: StaffContext, language: string): Promise<StudioTexts> {
    const { fields, published } = await get(context, language)
    const changes = changedFields(fields, published).map((field) => {
      return { field, base: fields[field] ?? null, value: published[field] ?? null }
    })
    if (changes.length === 0) throw new Failure('notAllowedNow')
    const { draft } = await publishing.save(thingOf(context, language), { changes, ...changeOf(context) })
    return present(context, draft)
  }

  async function publish(context: StaffContext, language: string, at: Date | null): Promise<StudioTexts> {
    await publishing.follow(thingOf(context, language), context.now)
    return present(context, await publishing.publish(thingOf(context, language), { at, ...changeOf(context) }))
  }

  async function unschedule(context: StaffContext, language: string): Promise<StudioTexts> {
    return present(context, await publishing.unschedule(thingOf(context, language), changeOf(context)))
  }

  async function versions(context: StaffContext, language: string): Promise<TextsVersion[]> {
    await publishing.follow(thingOf(context, language), context.now)
    const rows = await publishing.versions(thingOf(context, language))
    return rows.map(({ version, publishedAt, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      count: Object.keys(fields).length,
    }))
  }

  /** Members read the earlier texts again. @throws Failure notFound */
  async function restore(context: StaffContext, language: string, version: number): Promise<StudioTexts> {
    return present(context, await publishing.republish(thingOf(context, language), version, changeOf(context)))
  }

  async function present(context: StaffContext, draft: DraftRow): Promise<StudioTexts> {
    const published = await texts.own(context.tenantId, draft.id)
    const fields = parseTexts(draft.fields)
    return {
      language: draft.id,
      fields,
      published,
      hasChanges: !isSameValue(fields, published),
      publishAt: draft.publishAt?.toISOString() ?? null,
      version: draft.version,
      changedAt: draft.changedAt.toISOString(),
    }
  }

  return { languages, phrases, get, save, discard, publish, unschedule, versions, restore }
}
