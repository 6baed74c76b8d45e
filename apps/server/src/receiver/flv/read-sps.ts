/** The picture of an H.264 stream as its sequence parameter set describes it. */
export type PictureFacts = { codec: string; width: number; height: number }

const highProfiles = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

/** Reads an `avcC` box's content; null if it is malformed. */
export function readPicture(description: Buffer): PictureFacts | null {
  try {
    const length = description.readUInt16BE(6)
    const sps = description.subarray(8, 8 + length)
    if ((description.readUInt8(5) & 0x1f) < 1 || sps.length < 4) return null
    const codec = `avc1.${sps.toString('hex', 1, 4)}`
    return { codec, ...sizeOf(createBits(withoutEmulation(sps.subarray(1)))) }
  } catch {
    return null
  }
}

type Bits = ReturnType<typeof createBits>

/** Section 7.3.2.1.1 of the specification. */
function sizeOf(bits: Bits): { width: number; height: number } {
  const profile = bits.read(8)
  bits.read(16)
  bits.exp()
  const { chroma, isSeparate } = highProfiles.includes(profile) ? readHigh(bits) : { chroma: 1, isSeparate: false }
  bits.exp()
  readOrderCount(bits)
  bits.exp()
  bits.read(1)
  const columns = bits.exp() + 1
  const rows = bits.exp() + 1
  const isFrameOnly = bits.read(1) === 1
  if (!isFrameOnly) bits.read(1)
  bits.read(1)
  const crop = bits.read(1) === 1 ? [bits.exp(), bits.exp(), bits.exp(), bits.exp()] : [0, 0, 0, 0]
  const [left = 0, right = 0, top = 0, bottom = 0] = crop
  const isPlanar = chroma === 0 || isSeparate
  const unitX = isPlanar || chroma === 3 ? 1 : 2
  const unitY = (isPlanar || chroma !== 1 ? 1 : 2) * (isFrameOnly ? 1 : 2)
  return {
    width: columns * 16 - (left + right) * unitX,
    height: rows * 16 * (isFrameOnly ? 1 : 2) - (top + bottom) * unitY,
  }
}

function readHigh(bits: Bits): { chroma: number; isSeparate: boolean } {
  const chroma = bits.exp()
  const isSeparate = chroma === 3 && bits.read(1) === 1
  bits.exp()
  bits.exp()
  bits.read(1)
  if (bits.read(1) === 1) {
    for (let list = 0; list < (chroma === 3 ? 12 : 8); list++)
      if (bits.read(1) === 1) skipScaling(bits, list < 6 ? 16 : 64)
  }
  return { chroma, isSeparate }
}

function skipScaling(bits: Bits, size: number): void {
  let [last, next] = [8, 8]
  for (let index = 0; index < size; index++) {
    if (next !== 0) next = (last + bits.signedExp() + 256) % 256
    last = next === 0 ? last : next
  }
}

function readOrderCount(bits: Bits): void {
  const type = bits.exp()
  if (type === 0) bits.exp()
  if (type !== 1) return
  bits.read(1)
  bits.signedExp()
  bits.signedExp()
  for (let left = bits.exp(); left > 0; left--) bits.signedExp()
}

function createBits(bytes: Buffer) {
  let at = 0
  function read(count: number): number {
    let value = 0
    for (let index = 0; index < count; index++, at++) {
      value = value * 2 + ((bytes.readUInt8(at >> 3) >> (7 - (at & 7))) & 1)
    }
    return value
  }
  function exp(): number {
    let zeros = 0
    while (read(1) === 0) if (++zeros > 31) throw new RangeError('not an Exp-Golomb code')
    return 2 ** zeros - 1 + read(zeros)
  }
  function signedExp(): number {
    const code = exp()
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2
  }
  return { read, exp, signedExp }
}

/** Removes the bytes that keep start codes out of the data. */
function withoutEmulation(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0)))
}
