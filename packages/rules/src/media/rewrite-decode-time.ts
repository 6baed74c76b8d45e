/** Thrown if the bytes are not valid fragmented MP4. */
export class MalformedMedia extends Error {
  override name = 'MalformedMedia'
}

/**
 * Copies a media segment with its decode times (`moof/traf/tfdt`, both versions) shifted by `offsetTicks`, so that one asset can follow
 * another without a discontinuity. Other boxes are unchanged.
 * @throws MalformedMedia if a box is truncated, the segment has no decode time, or the sum overflows the field.
 */
export function rewriteDecodeTime(bytes: Uint8Array, offsetTicks: number): Uint8Array {
  if (!Number.isSafeInteger(offsetTicks) || offsetTicks < 0) throw new RangeError('The offset must be whole ticks')
  // Not `slice`: on a Node.js Buffer it shares memory.
  const copy = new Uint8Array(bytes)
  const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength)
  let shifted = 0
  for (const moof of boxes(view, 0, view.byteLength, 'moof')) {
    for (const traf of boxes(view, moof.start, moof.end, 'traf')) {
      for (const tfdt of boxes(view, traf.start, traf.end, 'tfdt')) {
        shift(view, tfdt, offsetTicks)
        shifted++
      }
    }
  }
  if (shifted === 0) throw new MalformedMedia('No decode time in the segment')
  return copy
}

/** Content range of a box, without its header. */
type Range = { start: number; end: number }

function* boxes(view: DataView, from: number, to: number, type: string): Generator<Range> {
  let at = from
  while (at < to) {
    if (to - at < 8) throw new MalformedMedia('A box header is cut off')
    let size = view.getUint32(at)
    let header = 8
    if (size === 1) {
      if (to - at < 16) throw new MalformedMedia('A box header is cut off')
      size = Number(view.getBigUint64(at + 8))
      header = 16
    } else if (size === 0) {
      size = to - at
    }
    if (size < header || size > to - at) throw new MalformedMedia('A box does not fit into its parent')
    if (view.getUint32(at + 4) === fourCharacters(type)) yield { start: at + header, end: at + size }
    at += size
  }
}

function shift(view: DataView, { start, end }: Range, offsetTicks: number): void {
  if (end - start < 8) throw new MalformedMedia('A decode time box is cut off')
  const version = view.getUint8(start)
  if (version === 0) {
    const time = view.getUint32(start + 4) + offsetTicks
    if (time > 0xffff_ffff) throw new MalformedMedia('The decode time does not fit 32 bits')
    view.setUint32(start + 4, time)
  } else if (version === 1) {
    if (end - start < 12) throw new MalformedMedia('A decode time box is cut off')
    const time = view.getBigUint64(start + 4) + BigInt(offsetTicks)
    if (time > 0xffff_ffff_ffff_ffffn) throw new MalformedMedia('The decode time does not fit 64 bits')
    view.setBigUint64(start + 4, time)
  } else {
    throw new MalformedMedia(`Unknown decode time version ${version}`)
  }
}

function fourCharacters(type: string): number {
  return [...type].reduce((code, character) => code * 256 + character.charCodeAt(0), 0)
}
