import type { Category, Move } from '../moves/move.ts'
import { movesOf } from '../moves/moves.ts'
import { type Chance, makeChance } from './chance.ts'
import { plans } from './plans.ts'
import type { Block, Kind, Plan, Routine } from './routine.ts'
import { routineStepSecond } from './routine-step.ts'

/** Minimum length of a block in seconds. */
const shortest = 24

/**
 * Composes a class from warm-up to cool-down that lasts exactly `durationSecond` (a multiple of 8, at least 8). Deterministic per seed.
 * @throws RangeError for any other duration.
 */
export function composeRoutine(wish: { category: string; durationSecond: number; seed: number }): Routine {
  const { category, durationSecond, seed } = wish
  const plan = plans[category as Category]
  if (!plan) throw new RangeError(`No category is called ${category}`)
  if (durationSecond < routineStepSecond || durationSecond % routineStepSecond !== 0)
    throw new RangeError(`${durationSecond} s is no multiple of ${routineStepSecond} s`)
  const chance = makeChance(seed)
  const music = chance.pick(plan.music)
  const writer = makeWriter(durationSecond)
  const cooldown = share(durationSecond, plan.cooldownShare)
  writeEase(writer, movesOf(category), 'warmup', share(durationSecond, plan.warmupShare), chance)
  writeWork(writer, plan, durationSecond - cooldown, chance)
  writeEase(writer, movesOf(category), 'cooldown', writer.left(), chance)
  return { music, blocks: writer.blocks }
}

type Writer = {
  blocks: Block[]
  left: () => number
  at: () => number
  add: (block: Omit<Block, 'startSecond'>) => void
}

function makeWriter(total: number): Writer {
  const blocks: Block[] = []
  let at = 0
  return {
    blocks,
    at: () => at,
    left: () => total - at,
    add: (block) => {
      const durationSecond = Math.min(block.durationSecond, total - at)
      if (durationSecond <= 0) return
      const last = blocks.at(-1)
      // The same move twice in a row is merged into one block, without a count-in.
      if (
        last &&
        block.kind !== 'work' &&
        last.kind === block.kind &&
        last.move === block.move &&
        last.side === block.side
      ) {
        last.durationSecond += durationSecond
        at += durationSecond
        return
      }
      blocks.push({ ...block, startSecond: at, durationSecond })
      at += durationSecond
    },
  }
}

/** Warm-up and cool-down: a few easy moves in sequence that fill their time exactly. */
function writeEase(writer: Writer, moves: Move[], kind: 'warmup' | 'cooldown', seconds: number, chance: Chance): void {
  const end = writer.at() + seconds
  const easy = chance.shuffle(fitting(moves, kind))
  for (let index = 0; writer.at() < end; index++) {
    const move = easy[index % easy.length] as Move
    const rest = end - writer.at()
    const length = rest < 64 ? rest : 32
    const single = (durationSecond: number, side: Block['side']) =>
      writer.add({ move: move.id, side, round: 1, rounds: 1, kind, durationSecond })
    if (!move.sided) single(length, null)
    else if (length < 2 * routineStepSecond) single(length, 'left')
    else {
      const half = Math.floor(length / 2 / routineStepSecond) * routineStepSecond
      single(half, 'left')
      single(length - half, 'right')
    }
  }
}

/** Sets of a few moves, each repeated in rounds; moves with sides alternate them between or within rounds. */
function writeWork(writer: Writer, plan: Plan, end: number, chance: Chance): void {
  const moves = fitting(movesOf(plan.category), 'work')
  const pause = fitting(movesOf(plan.category), 'rest')
  let queue: Move[] = []
  while (writer.at() < end) {
    if (queue.length < plan.setSize)
      queue = [...queue, ...chance.shuffle(moves).filter((move) => !queue.includes(move))]
    const set = queue.splice(0, plan.setSize)
    const work = chance.pick(plan.work)
    const rest = chance.pick(plan.rest)
    const sides = set.map(({ sided }): Block['side'][] => (sided ? ['left', 'right'] : [null]))
    const roundLength = sides.reduce((sum, both) => sum + both.length * work + rest, 0)
    const rounds = Math.min(plan.rounds, Math.max(1, Math.floor((end - writer.at()) / roundLength)))
    for (let round = 1; round <= rounds; round++) {
      set.forEach((move, index) => {
        for (const side of sides[index] ?? [null])
          add(writer, end, { move: move.id, side, round, rounds, kind: 'work', durationSecond: work })
        const easy = chance.pick(pause)
        if (rest > 0)
          add(writer, end, {
            move: easy.id,
            side: easy.sided ? 'left' : null,
            round: 1,
            rounds: 1,
            kind: 'rest',
            durationSecond: rest,
          })
      })
    }
  }
}

function add(writer: Writer, end: number, block: Omit<Block, 'startSecond'>): void {
  const room = end - writer.at()
  if (room <= 0) return
  // A remainder too short for its own block extends the previous one.
  const whole = room - block.durationSecond < shortest
  writer.add({ ...block, durationSecond: whole ? room : block.durationSecond })
}

/** The moves for a part of a class; if a category has none, its easiest ones. */
function fitting(moves: Move[], kind: Kind): Move[] {
  const own = moves.filter((move) => move.part === kind)
  if (own.length > 0) return own
  const gentle = moves.filter((move) => move.part === 'rest' || move.part === 'warmup' || move.part === 'cooldown')
  return kind !== 'work' && gentle.length > 0 ? gentle : moves
}

function share(total: number, part: number): number {
  return Math.max(routineStepSecond, Math.round((total * part) / routineStepSecond) * routineStepSecond)
}
