import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { Answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { withDraftTagline } from '../../platform/preview/with-draft-tagline.ts'
import { phrasesStamp } from './phrases-stamp.ts'
import type { PhraseRepository } from './repository.ts'

export type I18nService = ReturnType<typeof createI18nService>
type Parts = { overrides: PhraseRepository['overrides'] }

/** Phrases by language: the product's, overridden by the club's own wording. */
export function createI18nService({ overrides }: Parts) {
  async function ownWording(tenantId: string, language: string): Promise<Record<string, string>> {
    const rows = await overrides(tenantId, language)
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
  }

  async function phrases(tenantId: string | null, language: string): Promise<Record<string, string>> {
    const own = tenantId === null ? {} : await ownWording(tenantId, language)
    const product = await loadPhrases(language)
    // Copying its thousands of phrases takes longer than most requests.
    return Object.keys(own).length === 0 ? product : { ...product, ...own }
  }

  /** The terms of a language, or 304 if the client has exactly these, by their stamp (API-18, D-81). */
  async function terms(context: Context, language: string, ifModifiedSince: string | undefined) {
    const product = await loadPhrases(language)
    const own = await withDraftTagline(context.tenant, language, await ownWording(context.tenantId, language))
    const stamp = phrasesStamp(product, own)
    const headers = { 'last-modified': stamp.toUTCString(), 'cache-control': 'no-cache' }
    if (Date.parse(ifModifiedSince ?? '') === stamp.getTime())
      return new Answer<Record<string, string>>(304, {}, headers)
    return new Answer(200, { ...product, ...own }, headers)
  }

  return { phrases, terms }
}
