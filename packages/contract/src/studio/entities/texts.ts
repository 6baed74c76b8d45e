import { z } from 'zod'

/** A club's own texts in a language, by key. */
export const OwnTexts = z.record(z.string(), z.string())
export type OwnTexts = z.infer<typeof OwnTexts>

/** The club's own wording in a language in its editor. */
export const StudioTexts = z
  .object({
    language: z.string(),
    /** The draft. */
    fields: OwnTexts,
    /** The published version. */
    published: OwnTexts,
    hasChanges: z.boolean(),
    /** The scheduled publication time; null unless scheduled. */
    publishAt: z.iso.datetime().nullable(),
    version: z.number(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StudioTexts' })
export type StudioTexts = z.infer<typeof StudioTexts>

/** A text of the product that a club can reword. */
export const Phrase = z
  .object({
    key: z.string(),
    /** The text that members read without an override. */
    product: z.string(),
    /** The text to translate from: the club's wording in its main language. In that language, the product's text. */
    source: z.string(),
    /** Whether the club overrides it in its main language, so that other languages need a translation. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Phrase' })
export type Phrase = z.infer<typeof Phrase>

export const PhraseList = z
  .object({ language: z.string(), mainLanguage: z.string(), phrases: z.array(Phrase) })
  .meta({ id: 'PhraseList' })
export type PhraseList = z.infer<typeof PhraseList>

export const TextLanguage = z
  .object({
    language: z.string(),
    isMain: z.boolean(),
    /** Number of overridden texts, drafts included. */
    own: z.number(),
    /** Number of overrides in the main language that are missing in this one. */
    missing: z.number(),
    hasChanges: z.boolean(),
  })
  .meta({ id: 'TextLanguage' })
export type TextLanguage = z.infer<typeof TextLanguage>

export const TextsVersion = z
  .object({ version: z.number(), publishedAt: z.iso.datetime(), count: z.number() })
  .meta({ id: 'TextsVersion' })
export type TextsVersion = z.infer<typeof TextsVersion>
