/** A decoder's configuration; `description` is an `avcC` box's content for H.264. */
type Config = { description?: ArrayBufferView | ArrayBufferLike }

/**
 * The parameter sets of an H.264 stream as NAL units with four-byte lengths, to precede its keyframes in a file that was
 * begun with another configuration. Null if the configurations are the same, or it isn't H.264 as MP4 stores it.
 */
export function inBandParameters(config: Config, begun: Config): Buffer | null {
  const [own, first] = [bytesOf(config), bytesOf(begun)]
  if (!own || !first || own.equals(first) || own.length < 7) return null
  const units: Buffer[] = []
  let at = 5
  for (const mask of [0x1f, 0xff]) {
    const count = (own[at++] ?? 0) & mask
    for (let index = 0; index < count && at + 2 <= own.length; index++) {
      const length = own.readUInt16BE(at)
      units.push(Buffer.from([0, 0, length >> 8, length & 0xff]), own.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
  }
  return Buffer.concat(units)
}

function bytesOf({ description }: Config): Buffer | null {
  if (description === undefined) return null
  return ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description)
}
