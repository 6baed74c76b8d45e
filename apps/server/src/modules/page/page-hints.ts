import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { PageFiles, PageHint } from '@upbeat/contract/page-hint'
import { heroWidths } from '@upbeat/rules/pictures/hero-widths'
import { landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { pictureAddress } from '@upbeat/rules/pictures/picture-address'
import { escapeHtml } from './escape-html.ts'
import { posterSizes, posterSources } from './poster-sources.ts'

/** Paths at which a class plays, if it exists. */
export const opensPlayer = /^\/(classes|home)\/[^/]+\/*$/i

/**
 * Preload tags for the files of the page at this URL and for its main picture. Without them, each would be discovered
 * only after the previous one has loaded and run, which costs a round trip.
 */
export function pageHints(
  hint: PageHint | undefined,
  config: Pick<TenantConfig, 'landingPictures'>,
  poster: string | null,
  playsAtOnce = false,
): string {
  if (!hint) return ''
  const { hero } = landingPictures(config)
  return [
    ...(hero !== null && hint.path === '/' ? heroTags(hero) : []),
    ...(poster ? [posterTag(poster)] : []),
    fileTags({ styles: hint.styles, scripts: playsAtOnce ? [] : hint.scripts }),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The styles are needed before anything is drawn; the scripts come after the page's calls. */
export function fileTags({ styles, scripts }: PageFiles): string {
  return [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${escapeHtml(address)}">`),
    ...scripts.map(
      (address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${escapeHtml(address)}">`,
    ),
  ].join('\n')
}

/** One tag per range of window widths, as each has its own picture width. */
function heroTags(picture: string): string[] {
  return heroWidths.map(({ from, width }, place) => {
    const below = heroWidths[place + 1]?.from
    const media = [from > 0 && `(min-width: ${from}px)`, below && `(max-width: ${below - 0.02}px)`]
    const conditions = media.filter(Boolean).join(' and ')
    const href = escapeHtml(pictureAddress(picture, width))
    return `<link rel="preload" as="image" fetchpriority="high" href="${href}"${conditions && ` media="${conditions}"`}>`
  })
}

function posterTag(picture: string): string {
  const sources = posterSources(picture)
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${sources}" imagesizes="${posterSizes}">`
}
