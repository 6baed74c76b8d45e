import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { coloursOf } from '@upbeat/rules/theme/club-colours'
import { kitOf } from '@upbeat/rules/theme/kit'
import { completeConfig } from '../tenant/complete-config.ts'
import type { ClubRow } from './look-repository.ts'

/** The look of a club as stored. */
export function lookOf(club: ClubRow, taglines: LookFields['taglines']): LookFields {
  const config = completeConfig(club)
  const { colours, landingPictures, font, cardVersion } = config
  return { ...colours, logoSvg: club.logoSvg, landingPictures, taglines, font, cardVersion, ...kitOf(config) }
}

/**
 * The club with another look, except its taglines, which are stored with the club's texts. A new logo replaces one that
 * is hosted elsewhere.
 */
export function withLook(club: ClubRow, fields: LookFields): ClubRow {
  const { logoSvg, landingPictures, font, cardVersion } = fields
  const { logoUrl, ...config } = club.config
  const keepsLogo = logoSvg === club.logoSvg && logoUrl !== undefined
  const look = { colours: coloursOf(fields), landingPictures, font, cardVersion, ...kitOf(fields) }
  return { ...club, logoSvg, config: { ...config, ...(keepsLogo && { logoUrl }), ...look } }
}
