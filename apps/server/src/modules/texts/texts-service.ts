import type { PhraseList, StudioTexts, TextLanguage, TextsVersion } from '@upbeat/contract/studio/entities/texts'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { mainLanguageFirst } from '@upbeat/rules/i18n/main-language-first'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { createClubDrafts } from '../publishing/club-drafts.ts'
import type { DraftRow } from '../publishing/draft.ts'
import type { Publishing } from '../publishing/service.ts'
import { wordingFaults } from '../tenant/wording/check-wording.ts'
import { parseTexts } from './texts-kind.ts'
import { createTextsRepository } from './texts-repository.ts'

export type TextsService = ReturnType<typeof createTextsService>

/** Edits and publishes a club's wording: one draft per language (WORD-01). */
export function createTextsService({ publishing, db }: { publishing: Publishing; db: Database }) {
  const texts = createTextsRepository(db)
  const drafts = createClubDrafts<string, StudioTexts>({ publishing, kind: 'texts', present })

  /** The club's languages, main one first, with the number of missing translations. */
  async function languages(context: StaffContext): Promise<TextLanguage[]> {
    const { config } = context.tenant
    const drafted = await texts.draftedLanguages(context.tenantId)
    const stateOf = async (language: string) => {
      const published = await texts.own(context.tenantId, language)
      const draft = drafted.includes(language)
        ? await publishing.follow(drafts.refOf(context, language), context.now)
        : null
      return { language, published, fields: draft ? parseTexts(draft.fields) : published }
    }
    const states = []
    for (const language of mainLanguageFirst(config)) states.push(await stateOf(language))
    const ownKeys = Object.keys(states[0]?.fields ?? {})
    return states.map(({ language, published, fields }) => ({
      language,
      isMain: language === config.language,
      own: Object.keys(fields).length,
      missing: ownKeys.filter((key) => !Object.hasOwn(fields, key)).length,
      hasChanges: !isSameValue(fields, published),
    }))
  }

  /** Every text of a language, with the text from which it is translated. */
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

  /** @throws Failure invalidRequest naming the keys of texts that lack a placeholder or have an unknown one */
  async function save(context: StaffContext, language: string, changes: readonly FieldChange[]) {
    const given = changes.flatMap(({ field, value }) => (typeof value === 'string' ? [[field, value] as const] : []))
    const faults = await wordingFaults(language, Object.fromEntries(given))
    if (faults.length > 0) {
      const message = `Invalid data: ${faults.map(({ key, fault }) => `${key}: ${fault}`).join('; ')}`
      throw new Failure('invalidRequest', {
        message,
        fields: faults.map(({ key, fault }) => ({ path: key, message: fault })),
      })
    }
    const { saved, conflicts } = await drafts.save(context, language, changes)
    return { texts: saved, conflicts }
  }

  function versions(context: StaffContext, language: string): Promise<TextsVersion[]> {
    return drafts.versions(context, language, (fields) => ({ count: Object.keys(fields).length }))
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

  return { ...drafts, languages, phrases, save, versions }
}
