import type { Category } from '../moves/move.ts'

export type Kind = 'warmup' | 'work' | 'rest' | 'cooldown'

export type Block = {
  /** A move's id; also its phrase key. */
  move: string
  side: 'left' | 'right' | null
  /** From 1. Warm-up, rest and cool-down have one round. */
  round: number
  rounds: number
  kind: Kind
  startSecond: number
  /** A multiple of 8. */
  durationSecond: number
}

export type Routine = {
  /** A style of sound; its variants are `<music>-mid`, `<music>-in` and `<music>-out`. */
  music: string
  /** Contiguous. */
  blocks: Block[]
}

/** The structure of a category's classes. All lengths in seconds, multiples of 8. */
export type Plan = {
  category: Category
  music: readonly string[]
  /** Work and rest of one block; a rest of 0 continues without a break. */
  work: readonly number[]
  rest: readonly number[]
  /** Number of moves per set, and maximum number of rounds per set. */
  setSize: number
  rounds: number
  warmupShare: number
  cooldownShare: number
}
