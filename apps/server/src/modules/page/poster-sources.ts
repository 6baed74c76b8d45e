import { pictureAddress } from '@upbeat/rules/pictures/picture-address'
import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { escapeHtml } from './escape-html.ts'

/** How wide the player shows it. */
export const posterSizes = '100vw'

/** The widths that the player asks for a class's picture at, as in `srcset`; the same ones, so that it is fetched once. */
export function posterSources(picture: string): string {
  return escapeHtml(posterWidths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', '))
}
