import type { Category } from '../moves/move.ts'
import type { Plan } from './routine.ts'

/** Intervals for cardio categories, long holds for calm ones. */
export const plans: Record<Category, Plan> = {
  '1001': plan('1001', ['drive', 'pulse'], [40, 32, 40], [16, 16, 24], 4, 3),
  '1002': plan('1002', ['pulse', 'drive'], [48, 64, 32], [16, 0, 24], 4, 3),
  '1003': plan('1003', ['drive', 'groove'], [48, 40], [16, 24], 3, 4),
  '1004': plan('1004', ['carnival', 'groove', 'pulse'], [64, 48], [0], 3, 3),
  '1005': plan('1005', ['air', 'calm'], [80, 96], [0], 3, 2),
  '1006': plan('1006', ['calm', 'groove'], [48, 56], [8, 0], 4, 2),
  '1007': plan('1007', ['calm', 'air'], [48, 64], [0], 4, 2),
  '1008': plan('1008', ['groove', 'pulse', 'drive'], [40, 48], [24, 16], 3, 3),
  '1009': plan('1009', ['air', 'calm'], [64, 48], [0], 4, 2),
  '1010': plan('1010', ['drive', 'carnival', 'pulse'], [32, 40], [16, 8], 4, 3),
}

function plan(
  category: Category,
  music: string[],
  work: number[],
  rest: number[],
  setSize: number,
  rounds: number,
): Plan {
  return { category, music, work, rest, setSize, rounds, warmupShare: 0.12, cooldownShare: 0.1 }
}
