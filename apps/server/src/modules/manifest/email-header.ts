import { loadSharp } from '../../platform/load-sharp.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { drawClubIcon } from './club-icon.ts'
import { logoRatio } from './logo-ratio.ts'

/** In CSS pixels. */
const height = 48
const maxWidth = 240
/** For high-density screens. */
const scale = 2

/** Draws the top of emails: the club's logo on its header's colour, or its icon if it has no logo. */
export async function drawEmailHeader(tenant: Tenant): Promise<Uint8Array> {
  const size = emailHeaderSize(tenant)
  if (!tenant.logoSvg) return drawClubIcon(tenant, 'any', size.height * scale)
  const sharp = await loadSharp()
  return (
    sharp(Buffer.from(tenant.logoSvg), { density: 288 })
      .resize(size.width * scale, size.height * scale, { fit: 'contain', background: '#00000000' })
      // Mail clients with a dark mode change the background, on which a transparent logo could be invisible.
      .flatten({ background: tenant.config.colours.header })
      .png({ palette: true, quality: 90 })
      .toBuffer()
  )
}

/** The displayed size, in CSS pixels. */
export function emailHeaderSize({ logoSvg }: Tenant): { width: number; height: number } {
  const ratio = logoSvg ? logoRatio(logoSvg) : 1
  const width = Math.round(Math.min(maxWidth, height * ratio))
  return { width, height: Math.round(Math.min(height, width / ratio)) }
}
