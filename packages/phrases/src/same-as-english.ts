import type { PhraseKey } from './phrase-key.ts'

type Reasons = Partial<Record<PhraseKey, string>>

const italian: Reasons = {
  'moves.mountain-climber': 'Italian gyms use the English name',
  'moves.shoulder-press': 'Italian gyms use the English name',
  'player.pictureInPicture': 'what Italian browsers and televisions call it',
}

/** The longer texts that a language rightly shares with English, each with its reason. */
export const sameAsEnglish: Readonly<Record<string, Reasons>> = {
  it: italian,
  'it-ch': italian,
}
