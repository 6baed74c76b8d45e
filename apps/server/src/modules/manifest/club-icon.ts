import { readableOn } from '@upbeat/rules/theme/derive-surface'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/**
 * Kinds of icons: `any` has round corners, `maskable` fills the square and leaves room for a mask, `apple` fills the
 * square.
 */
export type IconPurpose = 'any' | 'maskable' | 'apple'

/** The logo's share of the icon's width. A mask may crop all but the middle 80 %. */
const share = { any: 0.7, maskable: 0.56, apple: 0.68 }

/** Draws the club's logo, or a default mark in its colours, on a square in its header's colour. */
export async function drawClubIcon(tenant: Tenant, purpose: IconPurpose, size: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { header, primary } = tenant.config.colours
  const back = tenant.logoSvg ? header : primary
  const inner = Math.round(size * share[purpose])
  const mark = Buffer.from(tenant.logoSvg ?? ownMark(readableOn(primary)))
  const scaled = await sharp(mark, { density: 72 * Math.max(1, size / 48) })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
  const radius = purpose === 'any' ? size * 0.22 : 0
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${back}"/></svg>`
  return sharp(Buffer.from(square))
    .composite([{ input: scaled, gravity: 'centre' }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

/** A play triangle with round corners. It has no letters, since a server may lack fonts. */
export function ownMark(colour: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M17 11v26l21-13z" fill="${colour}" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/></svg>`
}
