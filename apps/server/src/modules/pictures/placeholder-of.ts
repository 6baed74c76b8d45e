import { blurSize, packBlur } from '@upbeat/rules/pictures/pack-blur'
import { loadSharp } from '../../platform/load-sharp.ts'

/**
 * A picture's placeholder while it loads, i.e. its dominant colour and blur, as the fragment of its link. @throws If
 * the picture can't be read.
 */
export async function placeholderOf(picture: Uint8Array): Promise<string> {
  const sharp = await loadSharp()
  const { dominant } = await sharp(picture).resize(64).stats()
  const digits = [dominant.r, dominant.g, dominant.b].map((each) => each.toString(16).padStart(2, '0'))
  const tiny = sharp(picture)
    .flatten()
    .toColourspace('srgb')
    .resize({ ...blurSize, fit: 'fill' })
  const blur = Buffer.from(packBlur(await tiny.raw().toBuffer())).toString('base64')
  return `#${digits.join('')}~${blur}`
}
