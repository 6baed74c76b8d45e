import { expect, it } from 'vitest'
import { blurImage } from './blur-image.ts'
import { blurSize, packBlur } from './pack-blur.ts'
import { splitPicture } from './picture-address.ts'

it('CARD-15 a blur is a whole image of 24 pixels, in its link and in less than 300 bytes of style', () => {
  const rgb = new Uint8Array(blurSize.width * blurSize.height * 3)
  rgb.set([255, 0, 0])
  const packed = packBlur(rgb)
  const base64 = btoa(String.fromCharCode(...packed))
  expect(splitPicture(`/images/1#a4b8d0~${base64}`).blur).toBe(base64)
  const image = blurImage(base64)
  expect(image.length).toBeLessThan(300)
  const bytes = Uint8Array.from(atob(image.split(/[,)]/)[1] ?? ''), (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  expect([view.getUint32(2, true), view.getInt32(18, true), view.getInt32(22, true)]).toEqual([bytes.length, 6, 4])
  // The first pixel is the first of the last row: rows run upwards.
  expect(view.getUint16(54 + 3 * 12, true)).toBe(0b11111_00000_00000)
  expect(() => packBlur(rgb.subarray(1))).toThrow(RangeError)
})
