import sharp from 'sharp'
import { mixColour } from '../figure/colour.ts'
import type { TenantConfigSeed } from '../world/tenant-config.ts'

/** What a club's `pictureStyle` does to a picture in the browser, nearly: see `kitVariables`. */
export async function treatPicture(
  picture: Buffer,
  { pictureStyle, colours }: Pick<TenantConfigSeed, 'pictureStyle' | 'colours'>,
): Promise<Buffer> {
  switch (pictureStyle) {
    case 'duotone': {
      const dark = mixColour(colours.secondary, '#000000', 0.4)
      return layered(
        await sharp(picture).grayscale().linear(1.2).toColourspace('srgb').png().toBuffer(),
        colours.primary,
        dark,
      )
    }
    case 'warm':
      return layered(await sharp(picture).modulate({ saturation: 0.82 }).png().toBuffer(), '#fff5e4', '#24170d')
    case 'cool':
      return layered(await sharp(picture).modulate({ saturation: 0.85 }).png().toBuffer(), '#dfecff', '#081c3c')
    case 'monochrome':
      return sharp(picture).grayscale().linear(1.05, -6).toColourspace('srgb').png().toBuffer()
    default:
      return picture
  }
}

/** The colour that white maps to multiplied in, that of black screened over it. */
async function layered(picture: Buffer, light: string, dark: string): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const plain = (background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp(picture)
    .composite([
      { input: await plain(light), blend: 'multiply' },
      { input: await plain(dark), blend: 'screen' },
    ])
    .png()
    .toBuffer()
}
