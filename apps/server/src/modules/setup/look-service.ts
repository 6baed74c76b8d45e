import type { LogoLooks, LookChoice } from '@upbeat/contract/studio/entities/setup'
import { logoColours } from '@upbeat/rules/theme/logo-colours'
import { suggestLooks } from '@upbeat/rules/theme/suggest-looks'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { asRefusal } from '../tenant/as-refusal.ts'
import { faultOfLogo } from '../tenant/read-logo.ts'

export type LookService = ReturnType<typeof createLookService>
type Parts = { admin: Pick<TenantAdmin, 'change'>; tenants: Pick<Tenants, 'refresh'> }

/** Larger pictures aren't logos; decoding takes four bytes per pixel. */
const maxPixels = 40_000_000
/** The header shows a logo about 40 px high, and three times that on dense screens. */
const widths = [480, 320, 200]
const maxSvgBytes = 60_000
const sampleSize = 96

/** The club's logo and colours in the set-up (SETUP-04). */
export function createLookService({ admin, tenants }: Parts) {
  /** @throws Failure logoUnreadable, logoTooLarge, logoAnimated */
  async function read(dataAddress: string): Promise<LogoLooks> {
    const [head = '', body = ''] = dataAddress.split(',', 2)
    const bytes = Buffer.from(body, 'base64')
    try {
      const sharp = await loadSharp()
      if (!head.includes('svg')) await assertStill(bytes)
      const logoSvg = head.includes('svg') ? await storableSvg(bytes) : await wrapped(bytes)
      const sample = sharp(Buffer.from(logoSvg), { limitInputPixels: maxPixels, density: 144 })
      const { data, info } = await sample
        .resize(sampleSize, sampleSize, { fit: 'inside' })
        .ensureAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { logoSvg, looks: suggestLooks(logoColours(data, info.width)) }
    } catch (error) {
      if (error instanceof Failure) throw error
      // The library's message is for developers; for the reader the file just isn't a picture.
      throw new Failure('logoUnreadable')
    }
  }

  async function set(context: StaffContext, { colours, logoSvg }: LookChoice): Promise<void> {
    const alter = ({ config }: { config: object }) => ({
      config: { ...config, colours },
      ...(logoSvg !== undefined && { logoSvg }),
    })
    await asRefusal(admin.change(context.tenant.name, alter, { actor: actorOf(context) }))
    await tenants.refresh()
  }

  return { read, set }
}

/** @throws Failure logoTooLarge, logoAnimated */
async function assertStill(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp()
  // Reads only the header, so that a huge picture is refused cheaply.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) throw new Failure('logoTooLarge')
  // An animated PNG announces the animation before its first picture, which is all that the library reads.
  const announced = bytes.indexOf('acTL')
  if (announced > 0 && announced < bytes.indexOf('IDAT')) throw new Failure('logoAnimated')
}

/** Keeps a safe SVG as it is. One with anything else (scripts, styles, links) is rendered to a picture. */
async function storableSvg(bytes: Buffer): Promise<string> {
  const text = bytes.toString('utf8').trim()
  return faultOfLogo(text) === null ? text : wrapped(bytes)
}

/** Wraps a picture in an SVG with nothing else in it, small enough to be stored with the club. */
async function wrapped(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp()
  for (const width of widths) {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, density: 144 })
      .autoOrient()
      .resize(width, width / 2, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, quality: 90, effort: 8 })
      .toBuffer({ resolveWithObject: true })
    const size = `width="${info.width}" height="${info.height}"`
    const image = `<image ${size} href="data:image/png;base64,${data.toString('base64')}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}">${image}</svg>`
    if (svg.length <= maxSvgBytes) return svg
  }
  throw new Error('The picture stays too large.')
}
