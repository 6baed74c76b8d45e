import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import type { SourceFacts } from '../../modules/intake/encoding/encoder-port.ts'

type Orientation = Required<Pick<SourceFacts['video'], 'rotation' | 'isMirrored'>>

/**
 * How players display the stored picture: mirrored horizontally first, then rotated clockwise. The display matrix is
 * nine fixed-point numbers, `a b u c d v x y w`; a negative determinant means mirroring.
 */
export function orientationOf(stream: Stream): Orientation {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return { rotation: 0, isMirrored: false }
  const [a = 1, b = 0, , c = 0, d = 1] = new Int32Array(new Uint8Array(matrix).buffer)
  const isMirrored = a * d - b * c < 0
  const sign = isMirrored ? -1 : 1
  const turn = Math.round((Math.atan2(sign * b, sign * a) * 2) / Math.PI)
  return { rotation: ([0, 90, 180, 270] as const)[(turn + 4) % 4] ?? 0, isMirrored }
}

/** The picture's size as displayed by players, after pixel aspect ratio and rotation. */
export function displayedSize(stream: Stream, { rotation }: Orientation): { width: number; height: number } {
  const { width, height, sampleAspectRatio: shape } = stream.codecpar
  const wide = shape.num > 0 && shape.den > 0 ? Math.round((width * shape.num) / shape.den) : width
  return rotation === 90 || rotation === 270 ? { width: height, height: wide } : { width: wide, height }
}
