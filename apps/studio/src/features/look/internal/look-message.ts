import type { LookMessage } from '@upbeat/contract/look-message'
import type { LookFields, StudioLook } from '@upbeat/contract/studio/entities/look'
import { coloursOf } from '@upbeat/rules/theme/club-colours'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import { kitOf } from '@upbeat/rules/theme/kit'

/** The message with a look for the previewed page. */
export function toMessage(
  fields: LookFields,
  { published, languages }: Pick<StudioLook, 'published' | 'languages'>,
): LookMessage {
  const { logoSvg, landingPictures, font, cardVersion, taglines } = fields
  // A club without an uploaded logo may have an external one, which the page already knows.
  const hasDrawing = logoSvg !== null || published.logoSvg !== null
  const logoUrl = logoSvg && `data:image/svg+xml,${encodeURIComponent(logoSvg)}`
  return {
    kind: 'look',
    config: {
      colours: coloursOf(fields),
      landingPictures,
      font,
      cardVersion,
      ...kitOf(fields),
      ...(hasDrawing && { logoUrl }),
    },
    taglines: Object.fromEntries(languages.map(({ code, tagline }) => [code, taglines[code] ?? tagline])),
  }
}

export function themeOf(fields: LookFields) {
  return deriveTheme(coloursOf(fields)).variables
}
