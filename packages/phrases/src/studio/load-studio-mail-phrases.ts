import type { mail as english } from './en-gb/mail.ts'
import type { StudioLanguage } from './load-studio-phrases.ts'

export type StudioMailPhrases = Readonly<Record<keyof typeof english, string>>

/** The texts of emails to staff. Apart from the others, which every page of the studio loads. */
export async function loadStudioMailPhrases(language: StudioLanguage): Promise<StudioMailPhrases> {
  if (language === 'de') return (await import('./de/mail.ts')).mail
  return (await import('./en-gb/mail.ts')).mail
}
