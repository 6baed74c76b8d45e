import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { coloursOf } from '@upbeat/rules/theme/club-colours'
import { kitOf } from '@upbeat/rules/theme/kit'
import { completeConfig } from '../tenant/complete-config.ts'
import type { ClubRow } from './look-repository.ts'

/** The look of a club as it is stored. */
export function lookOf(club: ClubRow, taglines: LookFields['taglines']): LookFields {
  const config = completeConfig(club)
  const { colours, landingPictures, font, cardVersion } = config
  return { ...colours, logoSvg: club.logoSvg, landingPictures, taglines, font, cardVersion, ...kitOf(config) }
}

/** The club with another look, all but its taglines, which are among the club's texts. A logo that lies elsewhere gives way to a new one. */
export function withLook(club: ClubRow, fields: LookFields): ClubRow {
  const { logoSvg, landingPictures, font, cardVersion } = fields
  const { logoUrl, ...config } = club.config
  const keepsLogo = logoSvg === club.logoSvg && logoUrl !== undefined
  const look = { colours: coloursOf(fields), landingPictures, font, cardVersion, ...kitOf(fields) }
  return { ...club, logoSvg, config: { ...config, ...(keepsLogo && { logoUrl }), ...look } }
}
