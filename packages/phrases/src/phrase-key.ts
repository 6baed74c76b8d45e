import type { enGb } from './en-gb.ts'

/** The name of a phrase, e.g. `auth.emailRequired`. */
export type PhraseKey = keyof typeof enGb

/** The name of a phrase with plural forms, e.g. `common.classes` for `common.classes_one` and `common.classes_other`. */
export type PluralKey = BaseOf<PhraseKey>
type BaseOf<K extends string> = K extends `${infer Base}_other` ? Base : never

/** The forms some languages have beside `_one` and `_other`. */
type MoreForms = `${PluralKey}_${'zero' | 'two' | 'few' | 'many'}`

/** All phrases of one language; the compiler sees to it that none is missing. */
export type Phrases = Readonly<Record<PhraseKey, string> & Partial<Record<MoreForms, string>>>
