/** An OKLCH colour: lightness 0..1, chroma 0..about 0.37, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Parses `#rgb` or `#rrggbb` (an alpha digit or pair is dropped, `#` is optional) to `#rrggbb`; `null` if invalid. */
export function parseHex(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const digits = /^\s*#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.exec(text)?.[1]?.toLowerCase()
  if (digits === undefined) return null
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  return `#${full.slice(0, 6)}`
}

/** Converts to OKLCH. `hex` must be `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** Converts to `#rrggbb`. Outside the sRGB gamut chroma is reduced; lightness and hue are kept. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const clamped = Math.min(1, Math.max(0, lightness))
  let low = 0
  let high = chroma
  let channels = linearChannels(clamped, chroma, hue)
  if (!isShowable(channels)) {
    for (let step = 0; step < 10; step += 1) {
      const middle = (low + high) / 2
      if (isShowable(linearChannels(clamped, middle, hue))) low = middle
      else high = middle
    }
    channels = linearChannels(clamped, low, hue)
  }
  return `#${channels.map(channelToHex).join('')}`
}

/** Linear-light red, green and blue in 0..1. `hex` must be `#rrggbb`. */
export function toLinear(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linearise(value >> 16), linearise(value >> 8), linearise(value)]
}

/** Precomputed per byte, because contrast is computed often. */
const linearOfByte = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

function linearise(value: number): number {
  return linearOfByte[value & 255] ?? 0
}

function linearChannels(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(channels: readonly number[]): boolean {
  return channels.every((channel) => channel > -0.0005 && channel < 1.0005)
}

function channelToHex(channel: number): string {
  const bounded = Math.min(1, Math.max(0, channel))
  const value = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
