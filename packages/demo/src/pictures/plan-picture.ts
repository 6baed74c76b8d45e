import { people } from '../figure/people.ts'
import { type Category, categories, type Move } from '../moves/move.ts'
import { movesOf } from '../moves/moves.ts'
import type { SceneKind, Subject } from './picture-key.ts'
import { portraitPoses } from './portrait-poses.ts'
import { hues, makeStage, type Setting, type Stage, settings } from './stages.ts'

export type PicturePlan = {
  /** Width divided by height. */
  aspect: number
  stage: Stage
  move: Move
  /** Seconds into the move. */
  at: number
  mirrored: boolean
  shot: 'whole' | 'close' | 'portrait'
  fill: number
  across: number
  foot: number
  /** A second person beside the first, or none. */
  partner: number | null
}

const wide = 16 / 9

const propColours = ['#ff8a5c', '#3d6fd6', '#f2b632', '#d94f70', '#2f8f83', '#8a63d2']

/** How a class's picture is cut: neighbours in a row never share one. */
const cuts: readonly Pick<PicturePlan, 'shot' | 'fill' | 'across' | 'foot'>[] = [
  { shot: 'whole', fill: 0.84, across: 0.5, foot: 0.94 },
  { shot: 'whole', fill: 0.92, across: 0.36, foot: 0.99 },
  { shot: 'close', fill: 0.82, across: 0.55, foot: 1.02 },
  { shot: 'whole', fill: 0.74, across: 0.62, foot: 0.9 },
  { shot: 'whole', fill: 0.98, across: 0.52, foot: 1.06 },
  { shot: 'close', fill: 0.74, across: 0.4, foot: 0.98 },
  { shot: 'whole', fill: 0.68, across: 0.4, foot: 0.88 },
]

/** Decides everything about a picture; the same subject gives the same plan. */
export function planPicture(subject: Subject): PicturePlan {
  switch (subject.kind) {
    case 'class':
      return planClass(subject.category, subject.variant)
    case 'category':
      return { ...planClass(subject.category, 0), ...(cuts[0] as (typeof cuts)[number]), partner: null }
    case 'banner':
      return {
        ...planClass(subject.category, 3 + (subject.variant % 5)),
        aspect: 21 / 9,
        shot: 'whole',
        fill: 0.84,
        across: 0.7,
        foot: 0.95,
        partner: null,
      }
    case 'portrait':
      return planPortrait(subject.number, subject.of)
    case 'scene':
      return planScene(subject.of, subject.number)
  }
}

function planClass(category: Category, variant: number): PicturePlan {
  const moves = telling(category)
  const places = settings[category]
  const order = categories.indexOf(category)
  const lap = Math.floor(variant / moves.length)
  const move = moves[(variant + lap) % moves.length] as Move
  const cut = cuts[(variant + order) % cuts.length] as (typeof cuts)[number]
  const upright = move.framing !== 'floor' && move.framing !== 'bike'
  return {
    aspect: wide,
    stage: stageFor(
      category,
      places[(variant + lap * 2) % places.length] as Setting,
      variant * 5 + order * 3 + lap,
      variant + lap,
      move,
    ),
    move,
    at: move.telling,
    mirrored: (variant + lap) % 2 === 1,
    ...cut,
    shot: cut.shot === 'close' && !upright ? 'whole' : cut.shot,
    partner: variant % 9 === 4 && upright ? (variant * 7 + order + 2) % people.length : null,
  }
}

function planPortrait(number: number, of: 'instructor' | 'profile'): PicturePlan {
  const category = categories[(number * 3 + (of === 'profile' ? 4 : 0)) % categories.length] as Category
  const pose = portraitPoses[number % portraitPoses.length] as Move
  const setting = settings[category][number % 4] as Setting
  const plan = { aspect: 1, at: pose.telling, mirrored: number % 2 === 1, across: 0.5, partner: null }
  const own = stageFor(category, setting, of === 'instructor' ? number : number + 7, number, pose)
  if (of === 'instructor') {
    const bright = setting.light === 'night' ? { ...setting, light: 'dusk' as const } : setting
    return {
      ...plan,
      stage: stageFor(category, bright, number, number, pose),
      move: pose,
      shot: 'portrait',
      fill: 0.66,
      foot: 0.94,
    }
  }
  const lively = telling(category)
  const move = lively[number % lively.length] as Move
  return { ...plan, stage: own, move, at: move.telling, shot: 'whole', fill: 0.8, foot: 0.92 }
}

const sceneShapes: Record<SceneKind, Pick<PicturePlan, 'aspect' | 'fill' | 'across' | 'foot'>> = {
  channel: { aspect: wide, fill: 0.8, across: 0.5, foot: 0.94 },
  hero: { aspect: 21 / 9, fill: 0.88, across: 0.72, foot: 0.97 },
  landing: { aspect: wide, fill: 0.82, across: 0.68, foot: 0.95 },
  collection: { aspect: wide, fill: 0.78, across: 0.5, foot: 0.93 },
  event: { aspect: wide, fill: 0.86, across: 0.42, foot: 0.96 },
  club: { aspect: wide, fill: 0.58, across: 0.6, foot: 0.9 },
}

function planScene(of: SceneKind, number: number): PicturePlan {
  const start = { channel: 1, hero: 7, landing: 3, collection: 5, event: 2, club: 0 }[of]
  const category = categories[(start + number * 3) % categories.length] as Category
  const plan = planClass(category, number * 7 + start * 3 + 1)
  const partner =
    (of === 'collection' || of === 'channel' || of === 'event') && plan.move.framing !== 'floor' && number % 2 === 0
      ? (number * 5 + start + 6) % people.length
      : null
  return { ...plan, ...sceneShapes[of], shot: 'whole', partner }
}

/** The moves that show what a category is about. */
function telling(category: Category): Move[] {
  return movesOf(category).filter(({ part }) => part === 'work')
}

function stageFor(category: Category, setting: Setting, person: number, scheme: number, move: Move): Stage {
  const barefoot = ['1005', '1006', '1007', '1009'].includes(category)
  const hue = hues[category] + ([0, 7, -8, 4, -5][scheme % 5] ?? 0)
  const index = person % people.length
  return makeStage(hue, setting, {
    person: index,
    scheme: scheme * 5 + person,
    barefoot,
    propColour: propColours[(scheme + move.id.length) % propColours.length] as string,
  })
}
