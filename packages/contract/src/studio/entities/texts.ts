import { z } from 'zod'

/** A club's own texts in a language, by key. */
export const OwnTexts = z.record(z.string(), z.string())
export type OwnTexts = z.infer<typeof OwnTexts>

/** The club's own wording in a language as its editor needs it. */
export const StudioTexts = z
  .object({
    language: z.string(),
    /** The draft. */
    fields: OwnTexts,
    /** What members read. */
    published: OwnTexts,
    hasChanges: z.boolean(),
    /** When the draft will be published; null unless it is scheduled. */
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
    /** What members read where the club has no wording of its own. */
    product: z.string(),
    /** What is translated from: the club's wording in its main language. In that language, the product's text. */
    source: z.string(),
    /** Whether the club has words of its own in its main language, so that other languages need them too. */
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
    /** Texts of the club's own, drafts included. */
    own: z.number(),
    /** Own texts of the main language that this one lacks. */
    missing: z.number(),
    hasChanges: z.boolean(),
  })
  .meta({ id: 'TextLanguage' })
export type TextLanguage = z.infer<typeof TextLanguage>

export const TextsVersion = z
  .object({ version: z.number(), publishedAt: z.iso.datetime(), count: z.number() })
  .meta({ id: 'TextsVersion' })
export type TextsVersion = z.infer<typeof TextsVersion>
