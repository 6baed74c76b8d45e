import type { Grip } from '../figure/draw-hand.ts'
import type { Pose } from '../figure/pose.ts'
import type { PropName } from '../figure/props/prop.ts'

/** How a body passes from one key to the next: `drop` gathers speed, `push` starts fast, `snap` faster still. */
export type Ease = 'glide' | 'steady' | 'drop' | 'push' | 'snap'

export type Key = {
  /** Seconds from the start of the period. */
  at: number
  pose: Pose
  /** On the way to this key. */
  ease?: Ease
}

export const categories = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010'] as const

export type Category = (typeof categories)[number]

export type Move = {
  /** Stable; also the key of its phrase and the name of its files. */
  id: string
  category: Category
  name: string
  /** What a coach says while it is done: one sentence. */
  coaching: string
  /** Where in a class it belongs. */
  part: 'warmup' | 'work' | 'rest' | 'cooldown'
  /** Done on one side at a time; as written it is the left side's. */
  sided?: boolean
  /** Seconds; a loop of 8 s holds a whole number of them. */
  period: 1 | 2 | 4 | 8
  keys: readonly Key[]
  /** Degrees the person is turned from facing the viewer. */
  yaw: number
  /** How the camera stands to it: `tall` leaves room for arms overhead. */
  framing: 'standing' | 'tall' | 'floor' | 'bike'
  grip?: Grip
  props?: readonly PropName[]
  /** How far the mat reaches along the person's z, metres. */
  mat?: readonly [number, number]
  /** Half of its width, metres: 0.33 where it isn't given. */
  matHalfWidth?: number
  /** Turns of the crank in a period, on a bike. */
  turns?: number
  /** Seconds that arms and head follow the hips, as in a body that isn't planted by its hands. */
  follow?: number
  /** Seconds of the key that says best what the move is, for pictures. */
  telling: number
}

/** Seconds at which a picture may show a move: its telling key and, where a second side follows, that of the other side. */
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
