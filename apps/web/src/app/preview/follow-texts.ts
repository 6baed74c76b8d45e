import type { TextsMessage } from '@upbeat/contract/texts-message'
import { createDraftTexts } from './show-draft-texts.ts'

/** Shows the club's texts while they are edited in the studio, which embeds this page in a same-origin frame (WORD-01). */
export function followTexts(): void {
  if (window.parent === window) return
  const show = createDraftTexts((message) => window.parent.postMessage(message, location.origin))
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<TextsMessage>) => {
    if (origin === location.origin && source === window.parent && data?.kind === 'texts') show(data)
  })
}
