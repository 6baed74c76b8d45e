import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { completeConfig } from '../tenant/complete-config.ts'
import type { ClubRow } from './look-repository.ts'

/** The look of a club as it is stored. */
export function lookOf(club: ClubRow, taglines: LookFields['taglines']): LookFields {
  const { colours, landingPictures, font, cardVersion } = completeConfig(club)
  return { ...colours, logoSvg: club.logoSvg, landingPictures, taglines, font, cardVersion }
}

/** The club with another look, all but its taglines, which are among the club's texts. A logo that lies elsewhere gives way to a new one. */
export function withLook(club: ClubRow, fields: LookFields): ClubRow {
  const { logoSvg, landingPictures, taglines: _, font, cardVersion, ...colours } = fields
  const { logoUrl, ...config } = club.config
  const keepsLogo = logoSvg === club.logoSvg && logoUrl !== undefined
  const look = { colours, landingPictures, font, cardVersion }
  return { ...club, logoSvg, config: { ...config, ...(keepsLogo && { logoUrl }), ...look } }
}
