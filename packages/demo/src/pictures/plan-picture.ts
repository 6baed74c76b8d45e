import type { Actor } from '../figure/draw-actor.ts'
import { type Category, categories, type Move, shownAt } from '../moves/move.ts'
import { type Loop, movesOf, videosOf } from '../moves/moves.ts'
import type { Poster } from '../posters/draw-poster.ts'
import type { Hour } from '../posters/fields/field.ts'
import type { PosterClub } from '../posters/poster-look.ts'
import { casts } from './casts.ts'
import type { Subject } from './picture-key.ts'
import { portraitOf } from './portrait-pose.ts'
import { landingScenes, type Scene } from './scenes.ts'
import { hues, loopStage, makeStage, type Setting, type Stage, settings } from './stages.ts'

export type PicturePlan = {
  /** In a club's own shapes and tones; null for a picture like a class's video. */
  poster: Poster | null
  /** Width divided by height. */
  aspect: number
  stage: Stage
  move: Move
  side: Actor['side']
  /** Seconds into the move. */
  at: number
  shot: 'whole' | 'close' | 'portrait'
  fill: number
  breadth: number
  across: number
  foot: number
}

type Cut = Pick<PicturePlan, 'shot' | 'fill' | 'breadth' | 'across' | 'foot'>

const wide = 16 / 9
const panorama = 21 / 9

/** The crops of a class's picture. `classCuts` counts them. */
const cuts: readonly Cut[] = [
  { shot: 'whole', fill: 0.8, breadth: 0.72, across: 0.48, foot: 0.92 },
  { shot: 'whole', fill: 0.76, breadth: 0.72, across: 0.36, foot: 0.9 },
  { shot: 'close', fill: 0.84, breadth: 0.72, across: 0.5, foot: 0.96 },
  { shot: 'whole', fill: 0.72, breadth: 0.72, across: 0.58, foot: 0.89 },
  { shot: 'whole', fill: 0.84, breadth: 0.72, across: 0.42, foot: 0.94 },
  { shot: 'close', fill: 0.8, breadth: 0.72, across: 0.57, foot: 0.94 },
]
/** The vertical position of people lying on the floor: above the text of cards. */
const floorFoot = 0.74

/** The page's words are beside the person, on a phone below their head and chest. */
const heroCut: Cut = { shot: 'whole', fill: 0.42, breadth: 0.2, across: 0.72, foot: 0.64 }
/** A wide banner is cut to its middle half, a tall card to its middle third, and a card's badges are in its lowest quarter. */
const bannerCut: Cut = { shot: 'whole', fill: 0.39, breadth: 0.29, across: 0.62, foot: 0.73 }

/** Decides everything about a picture; deterministic per subject. */
export function planPicture(subject: Subject): PicturePlan {
  switch (subject.kind) {
    case 'class':
      return { aspect: wide, ...planLoop(subject.loop, subject.cut) }
    case 'hero':
      return planPoster(subject, heroCut, { hour: 0, isHero: true })
    case 'banner':
      return planPoster(subject, bannerCut, { hour: hourOf(subject.loop), isHero: false })
    case 'instructor':
      return planPortrait(subject.category)
    case 'landing':
      return planScene(landingScenes[subject.number] as Scene)
  }
}

function planPoster(
  { club, loop }: { club: PosterClub; loop: Loop },
  cut: Cut,
  own: Omit<Poster, 'club'>,
): PicturePlan {
  return { aspect: panorama, ...planLoop(loop, 0), ...cut, poster: { club, ...own } }
}

function hourOf({ move }: Loop): Hour {
  return (categories.indexOf(move.category) % 3) as Hour
}

/** A class like its loops: the same person, clothes and place. */
function planLoop({ move, side }: Loop, cut: number): Omit<PicturePlan, 'aspect'> {
  const own = cuts[cut] as Cut
  const moments = shownAt(move)
  const upright = move.framing !== 'floor' && move.framing !== 'bike'
  return {
    poster: null,
    stage: loopStage(move.category),
    move,
    side,
    at: moments[cut % moments.length] as number,
    ...own,
    shot: upright ? own.shot : 'whole',
    foot: move.framing === 'floor' ? floorFoot : own.foot,
  }
}

/** The loop that represents a category. */
export function signatureOf(category: Category): Loop {
  const [move] = movesOf(category).filter(({ part }) => part === 'work')
  const [loop] = move ? videosOf(move) : []
  if (!loop) throw new RangeError(`Category ${category} has no move to show`)
  return loop
}

function planPortrait(category: Category): PicturePlan {
  const [setting] = settings[category]
  const bright = setting?.light === 'night' ? { ...setting, light: 'dusk' as const } : (setting as Setting)
  return {
    poster: null,
    aspect: 1,
    stage: stageElsewhere(category, bright),
    ...portraitOf(category),
    at: 0,
    shot: 'portrait',
    fill: 0.86,
    breadth: 1.1,
    across: 0.5,
    foot: 1,
  }
}

function planScene({ move, side, setting, across }: Scene): PicturePlan {
  const stage = stageElsewhere(move.category, settings[move.category][setting] as Setting)
  return {
    poster: null,
    aspect: wide,
    stage,
    move,
    side,
    at: move.telling,
    shot: 'whole',
    fill: 0.84,
    breadth: 0.7,
    across,
    foot: 0.95,
  }
}

/** A coach outside of class: other clothes, any of the category's places. */
function stageElsewhere(category: Category, setting: Setting): Stage {
  const { person, outfits, barefoot = false, prop = '#ff7a59' } = casts[category]
  return makeStage(hues[category], setting, { person, scheme: outfits[1], barefoot, propColour: prop })
}
