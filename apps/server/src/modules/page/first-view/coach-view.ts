import { escapeHtml } from '../escape-html.ts'
import { pictureFrameOf } from './picture-frame.ts'

export type CoachWords = { name: string; line: string; text: string }

/** A coach's portrait and words, with the class names that the app uses (`coach-head.css`). */
export function coachView({ name, line, text }: CoachWords): string {
  const words = [
    `<h1 class="coach-name"><bdi>${escapeHtml(name)}</bdi></h1>`,
    line && `<blockquote class="coach-line"><bdi>${escapeHtml(line)}</bdi></blockquote>`,
    text && `<p class="coach-text"><bdi>${escapeHtml(text)}</bdi></p>`,
  ].join('')
  const portrait = pictureFrameOf('coach-portrait first-picture')
  return `<div class="first-view coach-head" data-view="coach" aria-hidden="true">${portrait}<div class="coach-words">${words}</div></div>`
}
