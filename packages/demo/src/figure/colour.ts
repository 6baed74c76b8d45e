/** Colours are `#rrggbb` throughout. */
export function mixColour(a: string, b: string, weight: number): string {
  const [from, to] = [channels(a), channels(b)]
  return `#${from.map((value, index) => hex(value + ((to[index] ?? 0) - value) * weight)).join('')}`
}

/** `hue` in degrees, the others 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number) => {
    const place = (((shift + hue / 30) % 12) + 12) % 12
    return hex(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** The colour in shadow: darker and shifted towards violet, like light reflected from skies and walls. */
export function inShade(colour: string, amount = 0.3): string {
  return mixColour(colour, '#2a0d3a', amount)
}

export function inLight(colour: string, amount = 0.16): string {
  return mixColour(colour, '#fff4dc', amount)
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
