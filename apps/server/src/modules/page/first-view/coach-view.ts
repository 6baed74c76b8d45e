import { escapeHtml } from '../escape-html.ts'
import { pictureFrame } from './picture-frame.ts'

/** A coach's portrait and name. */
export function coachView({ name }: { name: string }): string {
  const heading = `<h1><bdi>${escapeHtml(name)}</bdi></h1>`
  return `<div class="first-view" data-view="coach" aria-hidden="true">${pictureFrame}${heading}</div>`
}
