import { imageWidthBands } from '@upbeat/rules/constants'
import { heroWidths } from '@upbeat/rules/pictures/hero-widths'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import type { PictureService } from './service.ts'

type PictureUse = keyof typeof widths
/** Encodes a stored picture in the background, at the widths that its use requests. */
export type PreparePicture = (link: string, use: PictureUse) => void

const widths = {
  // The narrowest is also what phones request.
  card: imageWidthBands.map(({ classCard }) => classCard),
  hero: heroWidths.map(({ width }) => width),
}
const ours = '/images/'

export function createPreparePicture(pictures: Pick<PictureService, 'prepare'>): PreparePicture {
  return (link, use) => {
    const { address } = splitPicture(link)
    if (address.startsWith(ours)) void pictures.prepare(decodeURIComponent(address.slice(ours.length)), widths[use])
  }
}
