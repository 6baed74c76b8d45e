import type { Crop } from '@upbeat/contract/studio/entities/intake'
import { type CardShape, cardShapes, shapeRatios } from '@upbeat/rules/pictures/card-picture'
import { Failure } from '../../../platform/failure/failure.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'

const formats = ['jpeg', 'png', 'webp', 'heif']
const maxPixels = 100_000_000
const longestSide = 2560

/**
 * Crops a picture for each card shape. Crops are relative to the picture as displayed, i.e. after applying its
 * orientation; the result is brought to the exact ratio. Location and all other metadata are removed.
 * @throws Failure pictureUnreadable
 */
export async function cropPicture(
  bytes: Uint8Array,
  crops: Record<CardShape, Crop>,
): Promise<Record<CardShape, Buffer>> {
  const cropped = {} as Record<CardShape, Buffer>
  try {
    const { format, autoOrient } = await (await open(bytes)).metadata()
    if (!formats.includes(format)) throw new Failure('pictureUnreadable')
    for (const shape of cardShapes) cropped[shape] = await crop(bytes, autoOrient, crops[shape], shapeRatios[shape])
    return cropped
  } catch {
    throw new Failure('pictureUnreadable')
  }
}

async function crop(
  bytes: Uint8Array,
  size: { width: number; height: number },
  { left, top, width, height }: Crop,
  ratio: number,
) {
  const x = Math.min(Math.round(left * size.width), size.width - 1)
  const y = Math.min(Math.round(top * size.height), size.height - 1)
  const area = {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - x)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - y)),
  }
  const wide = Math.min(longestSide, area.width)
  const picture = await open(bytes)
  return picture
    .autoOrient()
    .extract(area)
    .resize({ width: wide, height: Math.max(1, Math.round(wide / ratio)), fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
}

async function open(bytes: Uint8Array) {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: maxPixels })
}
