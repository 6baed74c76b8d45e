import type { Grip } from '../figure/hand-shape.ts'
import type { Pose } from '../figure/pose.ts'
import type { PropName } from '../figure/props/prop.ts'

/** The easing between two keyframes: `drop` accelerates, `push` starts fast, `snap` faster still. */
export type Ease = 'glide' | 'steady' | 'drop' | 'push' | 'snap'

export type Key = {
  /** Seconds from the start of the period. */
  at: number
  pose: Pose
  /** On the way to this keyframe. */
  ease?: Ease
}

export const categories = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010'] as const

export type Category = (typeof categories)[number]

export type Move = {
  /** Stable; also the phrase key and the base name of its files. */
  id: string
  category: Category
  name: string
  /** The coach's instruction: one sentence. */
  coaching: string
  /** The part of a class that it suits. */
  part: 'warmup' | 'work' | 'rest' | 'cooldown'
  /** Whether it is done on one side at a time; keyframes are for the left side. */
  sided?: boolean
  /** Seconds; a loop of 8 s has a whole number of periods. */
  period: 1 | 2 | 4 | 8
  keys: readonly Key[]
  /** Degrees the person is turned from facing the viewer. */
  yaw: number
  /** The camera framing: `tall` leaves space for raised arms. */
  framing: 'standing' | 'tall' | 'floor' | 'bike'
  grip?: Grip
  props?: readonly PropName[]
  /** Half length of the mat along the person's z in metres. */
  mat?: readonly [number, number]
  /** Half of its width, metres: 0.33 where it isn't given. */
  matHalfWidth?: number
  /** Turns of the crank per period, on a bike. */
  turns?: number
  /** Seconds by which arms and head lag behind the hips, for a body not supported by its hands. */
  follow?: number
  /** Time of the most typical keyframe in seconds, for pictures. */
  telling: number
}

/** Times in seconds at which a picture may show a move: its typical keyframe and, for a move with two sides, that of the other side. */
export function shownAt({ telling, period, keys, sided }: Move): number[] {
  const isAlternate =
    !sided &&
    keys.length % 2 === 0 &&
    keys.slice(0, keys.length / 2).every((key, index) => {
      const other = keys[keys.length / 2 + index]
      return other?.at === key.at + period / 2
    })
  return isAlternate ? [telling, (telling + period / 2) % period] : [telling]
}
