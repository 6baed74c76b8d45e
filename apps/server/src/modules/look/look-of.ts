import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { completeConfig } from '../tenant/complete-config.ts'
import type { ClubRow } from './look-repository.ts'

/** The look of a club as it is stored. */
export function lookOf(club: ClubRow): LookFields {
  const { colours, font, cardVersion } = completeConfig(club)
  return { ...colours, logoSvg: club.logoSvg, font, cardVersion }
}

/** The club with another look. A logo that lies elsewhere gives way to a new one. */
export function withLook(club: ClubRow, { logoSvg, font, cardVersion, ...colours }: LookFields): ClubRow {
  const { logoUrl, ...config } = club.config
  const keepsLogo = logoSvg === club.logoSvg && logoUrl !== undefined
  return { ...club, logoSvg, config: { ...config, ...(keepsLogo && { logoUrl }), colours, font, cardVersion } }
}
