type ClubLanguages = { language: string; supportedLanguages: readonly string[] }

/** The distinct languages of a club's member app, main language first. */
export function mainLanguageFirst({ language, supportedLanguages }: ClubLanguages): string[] {
  return [...new Set([language, ...supportedLanguages])]
}
