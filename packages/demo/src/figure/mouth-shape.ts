import { clampShare } from './ease.ts'
import type { Expression } from './expression.ts'
import type { Mark } from './face-mark.ts'
import type { Person } from './person.ts'

/** Where the lips meet, in metres from the middle of the head. */
const seam = -0.0665
const steps = 10

export type MouthShape = {
  /** The edges of lips, mouth and teeth, each from the own right to the left. */
  lips: { top: Mark[]; bottom: Mark[] }
  opening: { top: Mark[]; bottom: Mark[] }
  teeth: { top: Mark[]; bottom: Mark[] }
  /** Height of the opening in metres. */
  open: number
}

/** Closed when focused, a line of teeth in effort, open in joy. */
export function mouthShape({ face, build }: Person, { effort, joy }: Expression): MouthShape {
  const half = 20 * face.mouth * (1 + 0.16 * joy + 0.08 * effort)
  const opened = clampShare((joy - 0.4) / 0.6)
  const open = 0.021 * opened + 0.0145 * effort * (1 - joy)
  const lift = 0.0028 + 0.0062 * joy - 0.0026 * effort
  const thick = face.lips * (build.bust > 0 ? 1 : 0.72)
  const fullness = 2.1 + 1.2 * joy + 3 * effort
  const places = Array.from({ length: steps + 1 }, (_, step) => (step / steps) * 2 - 1)
  const edge = (up: (place: number) => number): Mark[] => places.map((place) => [half * place, up(place)])
  const rest = (place: number) => seam + lift * place * place
  const belly = (place: number) => 1 - Math.abs(place) ** fullness
  const top = (place: number) => rest(place) + 0.3 * open * effort * (1 - joy) * belly(place)
  const bottom = (place: number) => top(place) - open * belly(place)
  const bow = (place: number) => (1 - place * place) * (1 - 0.28 * Math.exp(-(place * place) / 0.02))
  const bite = open * (0.45 * joy + effort * (1 - joy))
  return {
    lips: {
      top: edge((place) => top(place) + 0.0068 * thick * bow(place)),
      bottom: edge((place) => bottom(place) - 0.0082 * thick * (1 - place * place)),
    },
    opening: { top: edge(top), bottom: edge(bottom) },
    teeth: { top: edge(top), bottom: edge((place) => Math.max(bottom(place), top(place) - bite * belly(place))) },
    open,
  }
}
