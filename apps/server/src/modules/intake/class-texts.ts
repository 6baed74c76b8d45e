import { languages } from '@upbeat/rules/i18n/languages'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import { moveTrack } from './move-track.ts'

/** Captions and moves of a class as its player is given them; drafts of captions are left out. */
export function createClassTexts(texts: ClassTextsRepository) {
  return async (tenantId: string, tag: string) => {
    const tracks = (await texts.captionTracks(tenantId, tag)).filter(({ isDraft }) => !isDraft)
    const codes = tracks.map(({ language }) => language)
    return {
      cues: moveTrack(await texts.moves(tenantId, tag)),
      captionLanguages: languages.filter(({ code }) => codes.includes(code)),
      captions: async (language: string) => {
        const found = await texts.captions(tenantId, tag, language)
        return found === null || found.isDraft ? null : found.body
      },
    }
  }
}
