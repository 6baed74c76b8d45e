type ClubLanguages = { language: string; supportedLanguages: readonly string[] }

/** The languages of a club's member app, each once, its main language first. */
export function mainLanguageFirst({ language, supportedLanguages }: ClubLanguages): string[] {
  return [...new Set([language, ...supportedLanguages])]
}
