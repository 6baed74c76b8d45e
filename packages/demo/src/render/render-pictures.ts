import { heroWidths } from '@upbeat/rules/pictures/hero-widths'
import { blurSize, packBlur } from '@upbeat/rules/pictures/pack-blur'
import { heldWidth } from '@upbeat/rules/pictures/picture-widths'
import sharp from 'sharp'
import { drawPicture } from '../pictures/draw-picture.ts'
import type { PictureIndex } from '../pictures/ready-pictures.ts'
import { largePictures, shownPictures } from '../world/shown-pictures.ts'
import { writeMedia } from './media-folder.ts'

/** Renders the pictures that the demo's clubs show, so that their first visitor doesn't wait for each to be drawn and encoded. */
export async function renderPictures(): Promise<PictureIndex> {
  const index: PictureIndex = {}
  const large = largePictures()
  for (const key of shownPictures()) {
    const widths = key.startsWith('hero/') ? heroSizes : large.has(key) ? [cardWidth, largeWidth] : [cardWidth]
    const rendered = await Promise.all(widths.map((width) => render(key, width)))
    for (const [place, width] of widths.entries()) {
      await writeMedia(`pictures/${key}-${width}.webp`, rendered[place] as Buffer)
    }
    index[key] = { widths, blur: await blurOf(rendered[0] as Buffer) }
  }
  // One line per picture, so that a change is seen.
  const lines = Object.entries(index).map(([key, ready]) => `${JSON.stringify(key)}:${JSON.stringify(ready)}`)
  await writeMedia('pictures/index.json', `{\n${lines.join(',\n')}\n}\n`)
  return index
}

/** What phones and tablets request for a card. */
const cardWidth = 832
/** Sharp enough for most windows until the requested width is encoded. */
const largeWidth = 1376
const heroSizes = [...new Set(heroWidths.map(({ width }) => heldWidth(width)))]

function render(key: string, width: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawPicture(key, width)), { density: 96 }).resize({ width })
  // Flat shapes need less.
  return drawn.webp({ quality: key.startsWith('banner/') ? 58 : 74, effort: 5 }).toBuffer()
}

async function blurOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .removeAlpha()
    .resize({ ...blurSize, fit: 'fill' })
    .raw()
    .toBuffer()
  return Buffer.from(packBlur(pixels)).toString('base64')
}
