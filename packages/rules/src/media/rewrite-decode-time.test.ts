import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedMedia, rewriteDecodeTime } from './rewrite-decode-time.ts'

describe('rewriteDecodeTime', () => {
  it.each([
    ['version 0', decodeTime0(1000), decodeTime0(1000 + 122_880)],
    ['version 1', decodeTime1(2n ** 40n), decodeTime1(2n ** 40n + 122_880n)],
  ])('shifts %s and nothing else', (_, before, after) => {
    expect(rewriteDecodeTime(segment(before), 122_880)).toEqual(segment(after))
  })

  it('shifts every fragment of a segment, including one in a box with a 64-bit size', () => {
    const two = bytes(segment(decodeTime0(0)), box('moof', largeBox('traf', decodeTime0(48_000))), box('mdat'))
    const shifted = bytes(segment(decodeTime0(7)), box('moof', largeBox('traf', decodeTime0(48_007))), box('mdat'))
    expect(rewriteDecodeTime(two, 7)).toEqual(shifted)
  })

  it("doesn't modify its input", () => {
    const original = segment(decodeTime0(5))
    rewriteDecodeTime(original, 9)
    expect(original).toEqual(segment(decodeTime0(5)))
  })

  it("doesn't modify its input if slices share memory, as a Buffer's do", () => {
    class Shared extends Uint8Array {
      override slice() {
        return this
      }
    }
    const original = new Shared(segment(decodeTime0(5)))
    rewriteDecodeTime(original, 9)
    expect(new Uint8Array(original)).toEqual(segment(decodeTime0(5)))
  })

  it('reads a view into a larger buffer', () => {
    const whole = bytes(new Uint8Array(13), segment(decodeTime0(1)))
    expect(rewriteDecodeTime(whole.subarray(13), 1)).toEqual(segment(decodeTime0(2)))
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a cut header', new Uint8Array([0, 0, 0])],
    ['a box larger than the file', bytes([0, 0, 1, 0], text('moof'))],
    ['a box smaller than its header', bytes([0, 0, 0, 4], text('moof'))],
    ['a cut 64-bit size', bytes([0, 0, 0, 1], text('moof'), [0, 0])],
    ['a child larger than its parent', box('moof', bytes([0, 0, 0, 99], text('traf')))],
    ['no decode time', box('moof', box('traf'))],
    ['a cut decode time', segment(box('tfdt', new Uint8Array(4)))],
    ['a cut long decode time', segment(box('tfdt', bytes([1, 0, 0, 0], new Uint8Array(4))))],
    ['an unknown version', segment(box('tfdt', bytes([2, 0, 0, 0], new Uint8Array(8))))],
    ['a sum over 32 bits', segment(decodeTime0(0xffff_ffff))],
    ['a sum over 64 bits', segment(decodeTime1(2n ** 64n - 1n))],
  ])('rejects %s', (_, malformed) => {
    expect(() => rewriteDecodeTime(malformed, 1)).toThrow(MalformedMedia)
  })

  it.each([-1, 0.5, Number.NaN])('rejects an offset of %d', (offset) => {
    expect(() => rewriteDecodeTime(segment(decodeTime0(0)), offset)).toThrow(RangeError)
  })

  it('throws no other error, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (noise) => {
        try {
          rewriteDecodeTime(bytes(box('moof', noise), noise), 1)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMedia)
        }
      }),
    )
  })
})

function segment(decodeTime: Uint8Array): Uint8Array {
  return bytes(
    box('styp', text('msdh')),
    box('moof', box('mfhd'), box('traf', box('tfhd'), decodeTime)),
    box('mdat', [1, 2]),
  )
}

function decodeTime0(ticks: number): Uint8Array {
  const content = new Uint8Array(8)
  new DataView(content.buffer).setUint32(4, ticks)
  return box('tfdt', content)
}

function decodeTime1(ticks: bigint): Uint8Array {
  const content = new Uint8Array(12)
  const view = new DataView(content.buffer)
  view.setUint8(0, 1)
  view.setBigUint64(4, ticks)
  return box('tfdt', content)
}

function box(type: string, ...parts: ArrayLike<number>[]): Uint8Array {
  const content = bytes(...parts)
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, content.length + 8)
  return bytes(size, text(type), content)
}

function largeBox(type: string, content: Uint8Array): Uint8Array {
  const size = new Uint8Array(8)
  new DataView(size.buffer).setBigUint64(0, BigInt(content.length + 16))
  return bytes([0, 0, 0, 1], text(type), size, content)
}

function bytes(...parts: ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

function text(characters: string): number[] {
  return [...characters].map((character) => character.charCodeAt(0))
}
