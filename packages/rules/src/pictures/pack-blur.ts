/** What a picture is reduced to, in pixels. The header in `blur-image.ts` says the same. */
export const blurSize = { width: 6, height: 4 } as const

/** The pixels of a tiny picture, as `splitPicture` finds them in a link in base64. `rgb` has three bytes per pixel, in `blurSize`. */
export function packBlur(rgb: Uint8Array): Uint8Array {
  const { width, height } = blurSize
  if (rgb.length !== width * height * 3) throw new RangeError('A blur has 24 pixels of 3 bytes')
  const packed: number[] = []
  const five = (at: number) => Math.round(((rgb[at] ?? 0) * 31) / 255)
  // BMP's rows run upwards; a pixel has five bits per colour, in little-endian order.
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const pixel = (five(at) << 10) | (five(at + 1) << 5) | five(at + 2)
      packed.push(pixel & 255, pixel >> 8)
    }
  }
  return Uint8Array.from(packed)
}
