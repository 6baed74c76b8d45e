import { pictureAddress } from '@upbeat/rules/pictures/picture-address'
import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { escapeHtml } from './escape-html.ts'

/** The width at which the player shows it. */
export const posterSizes = '100vw'

/** The `srcset` of a class's picture. The player requests the same widths, so that it is fetched once. */
export function posterSources(picture: string): string {
  return escapeHtml(posterWidths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', '))
}
