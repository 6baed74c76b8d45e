import type { PropName } from '../figure/props/prop.ts'
import type { Move } from '../moves/move.ts'

type Keeps = (move: Move) => boolean

const holds =
  (prop: PropName): Keeps =>
  ({ props }) =>
    props?.includes(prop) ?? false
const is =
  (...ids: string[]): Keeps =>
  ({ id }) =>
    ids.includes(id)

/** Words in class names and the moves that they require. */
const promises: readonly (readonly [RegExp, Keeps])[] = [
  [/\b(?:kettlebell|single-bell)/i, holds('kettlebell')],
  [/dumbbell/i, holds('dumbbells')],
  [/barbell|langhantel/i, holds('barbell')],
  [/\b(?:rope|skip)/i, holds('rope')],
  [/\b(?:rid(?:e|er|es|ing)|spin|saddle)\b/i, holds('bike')],
  [/\bclimb\b/i, is('standing-climb', 'mountain-climber')],
  [/\bsprints?\b/i, is('sprint')],
  [/\btap-back/i, is('tap-back')],
  [/\bburpees?\b/i, is('burpee')],
  [/\bplanks?\b|\bmountain climbers?\b/i, is('mountain-climber')],
  [/\bsquat[ -]jumps?\b/i, is('squat-jump')],
  [/\bjumps?\b/i, is('squat-jump', 'jumping-jack', 'burpee', 'rope-skip')],
  [/\bsquats?\b/i, is('goblet-squat', 'squat-jump')],
  [/\bgoblet\b/i, is('goblet-squat')],
  [/\bdeadlifts?\b/i, is('deadlift')],
  [/\bswings?\b/i, is('kettlebell-swing')],
  [/\blunges?\b/i, is('dumbbell-lunge')],
  [/\bpress(?:es)?\b/i, is('shoulder-press')],
  [/\bcurls?\b/i, is('biceps-curl')],
  [/\brows?\b|\bpull\b/i, is('bent-over-row')],
  [
    /\b(?:box(?:ing|en)|box(?=treff|pokal)|punch(?:es)?\b|body shots|knockout)/i,
    is('jab-cross', 'hook', 'uppercut', 'slip'),
  ],
  [/\b(?:jab|cross)\b/i, is('jab-cross')],
  [/\bhooks?\b/i, is('hook')],
  [/\buppercuts?\b/i, is('uppercut')],
  [/\bslip\b/i, is('slip')],
  [/\bkick(?:s|boxing)?\b/i, is('front-kick')],
  [/\bsalsa\b/i, is('salsa-step')],
  [/\bdisco\b/i, is('disco-point')],
  [/\bhip (?:waves?|circles?)\b|\blatin hips\b/i, is('hip-wave')],
  [/\bbody scan\b/i, is('body-scan')],
  [/\bseated breathing\b/i, is('seated-breath')],
  [/\bside reach\b/i, is('seated-side-reach')],
  [/\blift the sky\b/i, is('lift-the-sky')],
  [/\bpush the wave\b/i, is('push-the-wave')],
  [/\bhundred\b/i, is('hundred')],
  [/\broll-ups?\b/i, is('roll-up')],
  [/\bsingle-leg stretch\b/i, is('single-leg-stretch')],
  [/\bswimming\b/i, is('swimming')],
  [/\bbridges?\b/i, is('shoulder-bridge')],
  [/\bforward folds?\b/i, is('forward-fold')],
  [/\bside(?:-body)? (?:stretch|mobility)\b/i, is('side-bend')],
  [/\bhamstrings?\b/i, is('seated-hamstring')],
  [/\bhips? (?:stretch|release|mobility|cool-down|&)/i, is('hip-flexor')],
  [/\bshoulder (?:stretch|release|mobility)\b/i, is('cross-body')],
  [/\bsun salutations?\b/i, is('sun-salute')],
  [/\bwarrior\b/i, is('warrior-two')],
  [/\btree\b|\bbalance (?:flow|poses)\b/i, is('tree')],
  [/\bdown-dog\b/i, is('down-dog')],
  [/\bhigh-knees\b/i, is('high-knees')],
  [/\bskaters?\b/i, is('skater')],
  [/\bjog\b/i, is('easy-jog')],
]

/** Words in class names and the moves that show them best, which a class needn't have. */
const leanings: readonly (readonly [RegExp, Keeps])[] = [
  [/\b(?:core|abs|waist)\b/i, is('hundred', 'roll-up', 'single-leg-stretch', 'mountain-climber')],
  [/\b(?:upper-body|arms|push)\b/i, is('shoulder-press', 'biceps-curl', 'bent-over-row')],
  [/\b(?:legs?|lower-body)\b/i, is('goblet-squat', 'dumbbell-lunge', 'squat-jump', 'seated-hamstring')],
  [/\bseated ride\b/i, is('seated-ride')],
  [/\bhills?\b/i, is('standing-climb')],
  [/\b(?:breath(?:e|ing)?|stillness|exhale|body scan)\b/i, is('seated-side-reach', 'down-dog')],
  [/\bfootwork\b/i, is('slip')],
  [/\brunning\b|\brun\b/i, is('high-knees', 'butt-kicks')],
  [/\bback (?:care|strength)\b|\blower back\b/i, is('swimming', 'shoulder-bridge')],
  [/\b(?:slow|gentle|calm|unhurried|unwinding|wind-down|rest)\b/i, is('down-dog', 'tree', 'side-bend', 'forward-fold')],
]

/** Whether the moves of a class match its name. */
export function keepsPromises(name: string, moves: readonly Move[]): boolean {
  return promisesIn(name).every((keeps) => moves.some(keeps))
}

/** The moves that the name refers to, and of those, or else of all, the ones that show it best. */
export function namedMoves(name: string, moves: readonly Move[]): Move[] {
  const promised = keptBy(promisesIn(name), moves)
  const leaning = keptBy(leaningsIn(name), promised.length > 0 ? promised : moves)
  return leaning.length > 0 ? leaning : promised
}

function keptBy(all: readonly Keeps[], moves: readonly Move[]): Move[] {
  return moves.filter((move) => all.some((keeps) => keeps(move)))
}

function leaningsIn(name: string): Keeps[] {
  return leanings.flatMap(([words, keeps]) => (words.test(name) ? [keeps] : []))
}

function promisesIn(name: string): Keeps[] {
  return promises.flatMap(([words, keeps]) => (words.test(name) ? [keeps] : []))
}
