import { readableOn } from '@upbeat/rules/theme/derive-surface'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { ownMark } from './club-icon.ts'

/** The size at which social networks and messengers show it across a card. */
const size = { width: 1200, height: 630 }
/** The logo's maximum size: some crop a square from the middle. */
const room = { width: 560, height: 320 }

/** Draws the club's logo on its header's colour, for links to pages without a picture. */
export async function drawShareImage(tenant: Tenant): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { header, primary, secondary } = tenant.config.colours
  const mark = await sharp(Buffer.from(tenant.logoSvg ?? ownMark(readableOn(primary))), { density: 288 })
    .resize({ ...room, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
  const [back, line] = tenant.logoSvg ? [header, primary] : [primary, secondary]
  return sharp({ create: { ...size, channels: 3, background: back } })
    .composite([
      { input: { create: { width: size.width, height: 16, channels: 3, background: line } }, gravity: 'south' },
      { input: mark, gravity: 'centre' },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
