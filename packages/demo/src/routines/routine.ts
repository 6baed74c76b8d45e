import type { Category } from '../moves/move.ts'

export type Kind = 'warmup' | 'work' | 'rest' | 'cooldown'

export type Block = {
  /** A move's id; its phrase key too. */
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
  /** A style of the sounds: `<music>-mid`, `<music>-in` and `<music>-out` are its variants. */
  music: string
  /** One after the other without a gap. */
  blocks: Block[]
}

/** How a category's classes are built. All lengths in seconds, multiples of 8. */
export type Plan = {
  category: Category
  music: readonly string[]
  /** Work and rest of one block; a rest of 0 flows on. */
  work: readonly number[]
  rest: readonly number[]
  /** How many moves make a set, and how often a set comes round at most. */
  setSize: number
  rounds: number
  warmupShare: number
  cooldownShare: number
}
