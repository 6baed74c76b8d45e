/** A value of AMF0, the format of RTMP's commands; the types that encoders send. */
export type AmfValue = number | boolean | string | null | undefined | AmfValue[] | { [key: string]: AmfValue }

const markers = { number: 0, boolean: 1, string: 2, object: 3, null: 5, undefined: 6, array: 8, end: 9, list: 10 }
const [dateMarker, longStringMarker] = [11, 12]
const deepest = 8
const maxEntries = 200

/** The bytes are not AMF0, or hold more than any encoder sends. */
export class MalformedAmf extends Error {}

/**
 * Reads all values.
 * @throws MalformedAmf
 */
export function readAmf(bytes: Buffer): AmfValue[] {
  const reader = { bytes, at: 0 }
  const values: AmfValue[] = []
  try {
    while (reader.at < bytes.length) values.push(readValue(reader, 0))
  } catch (error) {
    throw error instanceof RangeError ? new MalformedAmf('cut off') : error
  }
  return values
}

type Reader = { bytes: Buffer; at: number }

function readValue(reader: Reader, depth: number): AmfValue {
  if (depth > deepest) throw new MalformedAmf('too deep')
  const { bytes } = reader
  const marker = bytes.readUInt8(reader.at++)
  switch (marker) {
    case markers.number:
      return bytes.readDoubleBE(skip(reader, 8))
    case markers.boolean:
      return bytes.readUInt8(skip(reader, 1)) !== 0
    case markers.string:
      return readText(reader, bytes.readUInt16BE(skip(reader, 2)))
    case longStringMarker:
      return readText(reader, bytes.readUInt32BE(skip(reader, 4)))
    case markers.object:
      return readObject(reader, depth)
    case markers.array:
      skip(reader, 4)
      return readObject(reader, depth)
    case markers.list:
      return readList(reader, bytes.readUInt32BE(skip(reader, 4)), depth)
    case dateMarker:
      return bytes.readDoubleBE(skip(reader, 10))
    case markers.null:
      return null
    case markers.undefined:
      return undefined
    default:
      throw new MalformedAmf(`marker ${marker}`)
  }
}

function readObject(reader: Reader, depth: number): { [key: string]: AmfValue } {
  const entries: [string, AmfValue][] = []
  for (;;) {
    const key = readText(reader, reader.bytes.readUInt16BE(skip(reader, 2)))
    if (key === '' && reader.bytes.readUInt8(reader.at) === markers.end) {
      reader.at++
      return Object.fromEntries(entries)
    }
    if (entries.length >= maxEntries) throw new MalformedAmf('too many entries')
    entries.push([key, readValue(reader, depth + 1)])
  }
}

function readList(reader: Reader, length: number, depth: number): AmfValue[] {
  if (length > maxEntries) throw new MalformedAmf('too many entries')
  return Array.from({ length }, () => readValue(reader, depth + 1))
}

function readText(reader: Reader, length: number): string {
  const from = skip(reader, length)
  if (reader.at > reader.bytes.length) throw new MalformedAmf('cut off')
  return reader.bytes.toString('utf8', from, reader.at)
}

/** Returns the position before the skipped bytes. */
function skip(reader: Reader, length: number): number {
  const from = reader.at
  reader.at += length
  return from
}

export function writeAmf(...values: AmfValue[]): Buffer {
  return Buffer.concat(values.map(writeValue))
}

function writeValue(value: AmfValue): Buffer {
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9)
    bytes.writeDoubleBE(value, 1)
    return bytes
  }
  if (typeof value === 'boolean') return Buffer.from([markers.boolean, value ? 1 : 0])
  if (typeof value === 'string') return Buffer.concat([Buffer.from([markers.string]), writeText(value)])
  if (value === null) return Buffer.from([markers.null])
  if (value === undefined) return Buffer.from([markers.undefined])
  const entries = Object.entries(value).flatMap(([key, each]) => [writeText(key), writeValue(each as AmfValue)])
  return Buffer.concat([Buffer.from([markers.object]), ...entries, Buffer.from([0, 0, markers.end])])
}

function writeText(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}
