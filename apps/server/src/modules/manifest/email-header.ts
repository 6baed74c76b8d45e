import sharp from 'sharp'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { drawClubIcon } from './club-icon.ts'
import { logoRatio } from './logo-ratio.ts'

/** In CSS pixels. */
const height = 48
const widest = 240
/** For dense screens. */
const scale = 2

/** What emails show at their top: the club's logo on its header's colour, or its icon where it has none. */
export async function drawEmailHeader(tenant: Tenant): Promise<Uint8Array> {
  const size = emailHeaderSize(tenant)
  if (!tenant.logoSvg) return drawClubIcon(tenant, 'any', size.height * scale)
  return (
    sharp(Buffer.from(tenant.logoSvg), { density: 288 })
      .resize(size.width * scale, size.height * scale, { fit: 'contain', background: '#00000000' })
      // Programs that darken emails change the ground, and a drawing made for the header could vanish on it.
      .flatten({ background: tenant.config.colours.header })
      .png({ palette: true, quality: 90 })
      .toBuffer()
  )
}

/** At which it is shown, in CSS pixels. */
export function emailHeaderSize({ logoSvg }: Tenant): { width: number; height: number } {
  const ratio = logoSvg ? logoRatio(logoSvg) : 1
  const width = Math.round(Math.min(widest, height * ratio))
  return { width, height: Math.round(Math.min(height, width / ratio)) }
}
