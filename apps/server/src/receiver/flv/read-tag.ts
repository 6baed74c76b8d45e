/** What a video tag of FLV holds. Times in milliseconds. */
export type VideoTag =
  | { kind: 'config'; description: Buffer }
  | { kind: 'frame'; isKey: boolean; compositionTime: number; data: Buffer }
  /** A codec that can't be received. */
  | { kind: 'foreign'; codec: string }
  | { kind: 'other' }
export type AudioTag =
  | { kind: 'config'; description: Buffer }
  | { kind: 'frame'; data: Buffer }
  | { kind: 'foreign'; codec: string }
  | { kind: 'other' }

const videoCodecs: Record<number, string> = { 2: 'h263', 4: 'vp6', 5: 'vp6', 9: 'mpeg4', 12: 'hevc' }
const audioCodecs: Record<number, string> = {
  0: 'pcm',
  1: 'adpcm',
  2: 'mp3',
  3: 'pcm',
  7: 'pcm',
  8: 'pcm',
  11: 'speex',
  14: 'mp3',
}
const fourCcs: Record<string, string> = {
  hvc1: 'hevc',
  av01: 'av1',
  vp09: 'vp9',
  vp08: 'vp8',
  Opus: 'opus',
  fLaC: 'flac',
}
const avc = 7
const aac = 10

/** Reads a video tag: H.264, in FLV's own form or in that of enhanced RTMP. */
export function readVideoTag(bytes: Buffer): VideoTag {
  const first = bytes[0] ?? 0
  const isKey = ((first >> 4) & 7) === 1
  if (first & 0x80) return readEnhanced(bytes, isKey)
  const codec = first & 0x0f
  if (codec !== avc) return { kind: 'foreign', codec: videoCodecs[codec] ?? `codec ${codec}` }
  if (bytes.length < 5) return { kind: 'other' }
  if (bytes[1] === 0) return { kind: 'config', description: bytes.subarray(5) }
  if (bytes[1] !== 1 || bytes.length === 5) return { kind: 'other' }
  return { kind: 'frame', isKey, compositionTime: bytes.readIntBE(2, 3), data: bytes.subarray(5) }
}

function readEnhanced(bytes: Buffer, isKey: boolean): VideoTag {
  const packet = (bytes[0] ?? 0) & 0x0f
  const fourCc = bytes.toString('latin1', 1, 5)
  if (fourCc !== 'avc1') return { kind: 'foreign', codec: fourCcs[fourCc] ?? 'unknown' }
  if (packet === 0) return { kind: 'config', description: bytes.subarray(5) }
  if (packet === 1 && bytes.length > 8) {
    return { kind: 'frame', isKey, compositionTime: bytes.readIntBE(5, 3), data: bytes.subarray(8) }
  }
  return packet === 3 && bytes.length > 5
    ? { kind: 'frame', isKey, compositionTime: 0, data: bytes.subarray(5) }
    : { kind: 'other' }
}

/** Reads an audio tag: AAC, in FLV's own form or in that of enhanced RTMP. */
export function readAudioTag(bytes: Buffer): AudioTag {
  const format = (bytes[0] ?? 0) >> 4
  if (format === 9) {
    const fourCc = bytes.toString('latin1', 1, 5)
    if (fourCc !== 'mp4a') return { kind: 'foreign', codec: fourCcs[fourCc] ?? 'unknown' }
    const packet = (bytes[0] ?? 0) & 0x0f
    if (packet === 0) return { kind: 'config', description: bytes.subarray(5) }
    return packet === 1 && bytes.length > 5 ? { kind: 'frame', data: bytes.subarray(5) } : { kind: 'other' }
  }
  if (format !== aac) return { kind: 'foreign', codec: audioCodecs[format] ?? `codec ${format}` }
  if (bytes.length <= 2) return { kind: 'other' }
  const data = bytes.subarray(2)
  return bytes[1] === 0 ? { kind: 'config', description: data } : { kind: 'frame', data }
}
