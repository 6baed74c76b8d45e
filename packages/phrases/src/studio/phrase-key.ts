import type { studioEnGb } from './en-gb.ts'
import type { pagePhrasesEnGb } from './page-phrases-en-gb.ts'

/** The name of one of the studio's phrases, e.g. `classes.publish`. */
export type StudioPhraseKey = keyof typeof studioEnGb | keyof typeof pagePhrasesEnGb

/** A phrase's key, or that of a phrase with plural forms, which `count` chooses among. */
export type StudioTextKey = StudioPhraseKey | BaseOf<StudioPhraseKey>
type BaseOf<K extends string> = K extends `${infer Base}_other` ? Base : never

export type FirstPhrases = Readonly<Record<keyof typeof studioEnGb, string>>
export type PagePhrases = Readonly<Record<keyof typeof pagePhrasesEnGb, string>>
/** All phrases of the studio in one language; the compiler finds what is missing. */
export type StudioPhrases = FirstPhrases & PagePhrases
