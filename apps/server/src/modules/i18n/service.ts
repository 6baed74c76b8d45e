import { loadPhrases } from '@upbeat/phrases/load-phrases'
import type { Context } from '../../platform/http/context.ts'
import { Answer } from '../../platform/http/mount.ts'
import type { PhraseRepository } from './repository.ts'

export type I18nService = ReturnType<typeof createI18nService>
type Parts = {
  overrides: PhraseRepository['overrides']
  /** When the phrases that come with the product were last changed. */
  phrasesDate: Date
}

/** Phrases by language, a club's own wording over the product's. */
export function createI18nService({ overrides, phrasesDate }: Parts) {
  async function phrases(tenantId: string | null, language: string): Promise<Record<string, string>> {
    const own = tenantId === null ? [] : await overrides(tenantId)
    const texts = own.filter((row) => row.language === language).map((row) => [row.key, row.text] as const)
    return { ...(await loadPhrases(language)), ...Object.fromEntries(texts) }
  }

  /** The terms of a language, or 304 where nothing changed since the date given (API-18, D-81). */
  async function terms(context: Context, language: string, ifModifiedSince: string | undefined) {
    const own = await overrides(context.tenantId)
    const changed = new Date(Math.max(phrasesDate.getTime(), ...own.map((row) => row.updatedAt.getTime())))
    // HTTP dates have whole seconds.
    changed.setMilliseconds(0)
    const headers = { 'last-modified': changed.toUTCString(), 'cache-control': 'no-cache' }
    const since = Date.parse(ifModifiedSince ?? '')
    if (!Number.isNaN(since) && since >= changed.getTime()) return new Answer<Record<string, string>>(304, {}, headers)
    return new Answer(200, await phrases(context.tenantId, language), headers)
  }

  return { phrases, terms }
}
