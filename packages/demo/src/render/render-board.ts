import { writeFile } from 'node:fs/promises'
import { landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import sharp from 'sharp'
import { drawPicture } from '../pictures/draw-picture.ts'
import { readPictureKey } from '../pictures/picture-key.ts'
import { planPicture } from '../pictures/plan-picture.ts'
import { buildDemoWorld } from '../world/demo-world.ts'
import type { TenantSeed } from '../world/tenant-seed.ts'
import { treatPicture } from './treat-picture.ts'

const gap = 16
const width = 832

/** A column per club: the landing page's hero, today's class, categories, channels and collections, and the newest classes. */
export async function renderBoard(file: string): Promise<void> {
  const columns = await Promise.all(buildDemoWorld(new Date(0)).tenants.map(columnOf))
  const height = Math.max(...columns.map(heightOf))
  const pieces = columns.flatMap((column, place) => {
    return column.map(({ picture, left, top }) => ({ input: picture, left: left + place * (width + 2 * gap), top }))
  })
  const board = sharp({
    create: { width: columns.length * (width + 2 * gap), height, channels: 3, background: '#808080' },
  })
  await writeFile(file, await board.composite(pieces).png().toBuffer())
}

type Piece = { picture: Buffer; left: number; top: number; bottom: number }

async function columnOf({ config, classes, categories, channels, collections }: TenantSeed): Promise<Piece[]> {
  const { hero } = landingPictures(config)
  const heroKey = splitPicture(hero ?? '').address.replace('/images/demo/', '')
  const rows: { keys: string[]; across: number; drawnAt: number }[] = [
    { keys: [heroKey], across: 1, drawnAt: 2016 },
    { keys: classes.slice(0, 1).map(({ pictureKey }) => pictureKey), across: 1, drawnAt: 2016 },
    { keys: categories.slice(0, 1).map(({ pictureKey }) => pictureKey), across: 1, drawnAt: 2016 },
    { keys: categories.slice(0, 8).map(({ pictureKey }) => pictureKey), across: 4, drawnAt: 832 },
    {
      keys: [
        ...channels.slice(0, 2).map(({ bannerPictureKey }) => bannerPictureKey),
        ...collections.slice(0, 2).map(({ pictureKey }) => pictureKey),
      ],
      across: 2,
      drawnAt: 832,
    },
    { keys: classes.slice(1, 19).map(({ pictureKey }) => pictureKey), across: 3, drawnAt: 832 },
  ]
  const pieces: Piece[] = []
  let top = gap
  for (const { keys, across, drawnAt } of rows) {
    const each = Math.floor((width - (across - 1) * gap) / across)
    for (let from = 0; from < keys.length; from += across) {
      let bottom = top
      for (const [place, key] of keys.slice(from, from + across).entries()) {
        const height = Math.round(each / planPicture(readPictureKey(key)).aspect)
        const drawn = sharp(Buffer.from(drawPicture(key, drawnAt))).resize({ width: each, height, fit: 'fill' })
        const picture = await treatPicture(await drawn.png().toBuffer(), config)
        bottom = Math.max(bottom, top + height)
        pieces.push({ picture, left: gap + place * (each + gap), top, bottom })
      }
      top = bottom + gap
    }
  }
  return pieces
}

function heightOf(pieces: readonly Piece[]): number {
  return Math.max(0, ...pieces.map(({ bottom }) => bottom)) + gap
}
