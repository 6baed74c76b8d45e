import { clampShare, ease } from '../figure/ease.ts'
import { type Expression, focused } from '../figure/expression.ts'
import { type Move, shownAt } from './move.ts'

type Mood = Pick<Expression, 'effort' | 'joy'>

const focus: Mood = { effort: 0, joy: 0 }
const smile: Mood = { effort: 0, joy: 0.4 }
/** As broad as a closed mouth smiles. */
const broadSmile: Mood = { effort: 0, joy: 0.47 }
const openSmile: Mood = { effort: 0, joy: 0.7 }
const joy: Mood = { effort: 0, joy: 1 }
const effort: Mood = { effort: 1, joy: 0 }

/** A move's moods: between its typical moments, and at them. */
type Moods = readonly [between: Mood, at: Mood]

const ofWork: Record<Move['category'], Moods> = {
  '1001': [focus, effort],
  '1002': [focus, effort],
  '1003': [focus, effort],
  '1004': [smile, joy],
  '1005': [focus, smile],
  '1006': [focus, focus],
  '1007': [focus, smile],
  '1008': [focus, effort],
  '1009': [focus, smile],
  '1010': [smile, joy],
}

/** Moves that differ from others of their kind. */
const own: Readonly<Record<string, Moods>> = {
  'jumping-jack': [smile, joy],
  'easy-spin': [smile, joy],
  'high-knees': [effort, effort],
  skater: [focus, effort],
  savasana: [focus, focus],
  'body-scan': [focus, focus],
  'seated-breath': [focus, focus],
  'portrait-laugh': [joy, joy],
  'portrait-smile': [openSmile, openSmile],
  'portrait-warm': [broadSmile, broadSmile],
}

/** Moves done with the eyes closed. */
const eyesClosed: ReadonlySet<string> = new Set([
  'savasana',
  'body-scan',
  'seated-breath',
  'child-pose',
  'pilates-rest',
])

/** Seconds that a blink takes, and that a change of mood takes at most. */
const [blink, change] = [0.2, 0.3]

/** A coach's face at a time of a move, without its gaze: the mood of its kind, changing at its typical moments. */
export function expressionAt(move: Move, seconds: number): Expression {
  const [between, at] = moodsOf(move)
  // A face that changed twice a second would twitch.
  const weight = move.period < 2 ? 1 : nearness(move, seconds)
  const mixed = (mood: 'effort' | 'joy') => between[mood] + (at[mood] - between[mood]) * weight
  const closed = eyesClosed.has(move.id) ? 1 : blinkAt(move, seconds)
  return { ...focused, effort: mixed('effort'), joy: mixed('joy'), closed }
}

function moodsOf({ id, category, part }: Move): Moods {
  const calm = category === '1005' || category === '1006' || category === '1007' || category === '1009'
  return own[id] ?? (part === 'work' ? ofWork[category] : calm ? [focus, smile] : [smile, joy])
}

/** 1 at a typical moment, 0 away from it. */
function nearness(move: Move, seconds: number): number {
  const { period } = move
  const hold = period * 0.14
  const away = Math.min(...shownAt(move).map((moment) => distance(seconds, moment, period)))
  return ease(clampShare(1 - (away - hold) / Math.min(change, period * 0.12)))
}

/** Once a period, halfway between typical moments. */
function blinkAt(move: Move, seconds: number): number {
  const { period, telling } = move
  if (period < 4) return 0
  return Math.max(0, 1 - distance(seconds, telling + period * 0.3, period) / (blink / 2))
}

function distance(seconds: number, moment: number, period: number): number {
  const gap = (((seconds - moment) % period) + period) % period
  return Math.min(gap, period - gap)
}
