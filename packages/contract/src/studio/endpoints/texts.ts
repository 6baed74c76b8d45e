import { isLanguageCode } from '@upbeat/rules/i18n/languages'
import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import { PhraseList, StudioTexts, TextLanguage, TextsVersion } from '../entities/texts.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const InLanguage = z.object({ language: z.string().refine(isLanguageCode) })
const TextChange = z.object({
  field: z.string().max(100),
  base: z.string().nullable(),
  /** Null resets to the product's text. */
  value: z.string().min(1).nullable(),
})

export const textsEndpoints = {
  listTextLanguages: studioEndpoint('listTextLanguages', { replies: { 200: z.array(TextLanguage) }, errors: [] }),
  listPhrases: studioEndpoint('listPhrases', { params: InLanguage, replies: { 200: PhraseList }, errors: [] }),
  getTexts: studioEndpoint('getTexts', { params: InLanguage, replies: { 200: StudioTexts }, errors: [] }),
  saveTexts: studioEndpoint('saveTexts', {
    params: InLanguage,
    body: z.object({ changes: z.array(TextChange).min(1).max(2000) }),
    largestBody: 2_000_000,
    replies: { 200: z.object({ texts: StudioTexts, conflicts: z.array(FieldConflict) }) },
    errors: [],
  }),
  discardTexts: studioEndpoint('discardTexts', {
    params: InLanguage,
    replies: { 200: StudioTexts },
    errors: ['notAllowedNow'],
  }),
  publishTexts: studioEndpoint('publishTexts', {
    params: InLanguage,
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
    replies: { 200: StudioTexts },
    errors: ['notAllowedNow', 'notPublishable'],
  }),
  unscheduleTexts: studioEndpoint('unscheduleTexts', {
    params: InLanguage,
    replies: { 200: StudioTexts },
    errors: ['notAllowedNow'],
  }),
  listTextsVersions: studioEndpoint('listTextsVersions', {
    params: InLanguage,
    replies: { 200: z.array(TextsVersion) },
    errors: [],
  }),
  restoreTextsVersion: studioEndpoint('restoreTextsVersion', {
    params: InLanguage.extend({ version: z.coerce.number().int().min(1) }),
    replies: { 200: StudioTexts },
    errors: ['notFound', 'notPublishable'],
  }),
}
