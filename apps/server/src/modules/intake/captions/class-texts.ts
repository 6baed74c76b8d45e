import { languages } from '@upbeat/rules/i18n/languages'
import { moveTrack } from '../moves/move-track.ts'
import type { Drafts } from '../uploads/drafts.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'

type Parts = { texts: ClassTextsRepository; movesOf: Drafts['shownMoves'] }

/** Captions and moves of a class for its player: what members see, or in a preview the moves of the draft. */
export function createClassTexts({ texts, movesOf }: Parts) {
  return async (tenantId: string, tag: string, which: { isPreview: boolean }) => {
    const tracks = (await texts.captionTracks(tenantId, tag)).filter(({ isDraft }) => !isDraft)
    const codes = tracks.map(({ language }) => language)
    return {
      cues: moveTrack(await movesOf(tenantId, tag, which)),
      captionLanguages: languages.filter(({ code }) => codes.includes(code)),
      captions: async (language: string) => {
        const found = await texts.captions(tenantId, tag, language)
        return found === null || found.isDraft ? null : found.body
      },
    }
  }
}
