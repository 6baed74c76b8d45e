export type Box = { type: string; start: number; size: number }

/** The boxes at one level of an MP4. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= to; ) {
    const size = bytes.readUInt32BE(start)
    if (size < 8) throw new Error(`A box of ${size} bytes at ${start}`)
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, size })
    start += size
  }
  return boxes
}

/** The box at the end of a path like `moof/traf/tfdt`. */
function findBox(bytes: Buffer, path: string): Box | null {
  let [from, to] = [0, bytes.length]
  let found: Box | null = null
  for (const type of path.split('/')) {
    found = boxesIn(bytes, from, to).find((box) => box.type === type) ?? null
    if (!found) return null
    from = found.start + 8
    to = found.start + found.size
  }
  return found
}

export type Fragments = { init: Buffer; segments: Buffer[] }

/** Splits a fragmented MP4: the initialisation, then each `moof` with its `mdat`. */
export function splitFragments(bytes: Buffer): Fragments {
  const boxes = boxesIn(bytes)
  const piece = (box: Box) => bytes.subarray(box.start, box.start + box.size)
  const init = Buffer.concat(boxes.filter(({ type }) => type === 'ftyp' || type === 'moov').map(piece))
  const segments: Buffer[] = []
  boxes.forEach((box, index) => {
    const data = boxes[index + 1]
    if (box.type === 'moof' && data?.type === 'mdat') segments.push(Buffer.concat([piece(box), piece(data)]))
  })
  return { init, segments }
}

/**
 * `baseMediaDecodeTime` of a segment, in the track's ticks.
 * @internal
 */
export function decodeTimeOf(segment: Buffer): number {
  const box = findBox(segment, 'moof/traf/tfdt')
  if (!box) throw new Error('No tfdt in the segment')
  return segment[box.start + 8] === 1
    ? Number(segment.readBigUInt64BE(box.start + 12))
    : segment.readUInt32BE(box.start + 12)
}

/** RFC 6381 name of an H.264 track, from its decoder configuration. */
export function avcCodec(init: Buffer): string {
  const at = init.indexOf('avcC', 0, 'latin1')
  if (at < 0) throw new Error('No avcC in the initialisation segment')
  return `avc1.${init.toString('hex', at + 5, at + 8)}`
}

/** Muxers write measured bitrates, which differ between sounds; with equal values all sounds share one initialisation segment. */
export function withSteadyRates(init: Buffer, bitsPerSecond: number): Buffer {
  const steady = Buffer.from(init)
  const streamDescriptor = steady.indexOf(Buffer.from([0x40, 0x15]), steady.indexOf('esds', 0, 'latin1'))
  const rates = [streamDescriptor + 5, steady.indexOf('btrt', 0, 'latin1') + 8]
  for (const at of rates) {
    if (at < 16) continue
    steady.writeUInt32BE(bitsPerSecond, at)
    steady.writeUInt32BE(bitsPerSecond, at + 4)
  }
  return steady
}
