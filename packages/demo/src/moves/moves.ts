import { bootcamp } from './bootcamp.ts'
import { boxing } from './boxing.ts'
import { cardio } from './cardio.ts'
import { cycling } from './cycling.ts'
import { dance } from './dance.ts'
import type { Move } from './move.ts'
import { pilates } from './pilates.ts'
import { strength } from './strength.ts'
import { stretching } from './stretching.ts'
import { wellness } from './wellness.ts'
import { yoga } from './yoga.ts'

/** All moves by category. */
export const moves: readonly Move[] = [
  ...bootcamp,
  ...cycling,
  ...boxing,
  ...dance,
  ...wellness,
  ...pilates,
  ...stretching,
  ...strength,
  ...yoga,
  ...cardio,
]

const byId = new Map(moves.map((move) => [move.id, move]))

/** @throws Error if there is no such move. */
export function findMove(id: string): Move {
  const move = byId.get(id)
  if (!move) throw new Error(`No move is called ${id}`)
  return move
}

export function movesOf(category: string): Move[] {
  return moves.filter((move) => move.category === category)
}

export type Loop = { video: string; move: Move; side: 'left' | 'right' | null }

/** The loops of a move: one, or one per side, since the player can't mirror a video. */
export function videosOf(move: Move): Loop[] {
  if (!move.sided) return [{ video: move.id, move, side: null }]
  return [
    { video: `${move.id}-left`, move, side: 'left' },
    { video: `${move.id}-right`, move, side: 'right' },
  ]
}

const byVideo = new Map(moves.flatMap(videosOf).map((loop) => [loop.video, loop]))

export function findLoop(video: string): Loop | undefined {
  return byVideo.get(video)
}
