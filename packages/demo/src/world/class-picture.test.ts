import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { MediaIndex } from '@upbeat/rules/media/media-index'
import { describe, expect, it } from 'vitest'
import { findLoop, type Loop, moves } from '../moves/moves.ts'
import { casts } from '../pictures/casts.ts'
import { framed } from '../pictures/draw-picture.ts'
import { loopInKey } from '../pictures/picture-key.ts'
import { loopStage } from '../pictures/stages.ts'
import { sceneOf } from '../render/loop-scene.ts'
import { composeRoutine } from '../routines/compose-routine.ts'
import { toComposition } from '../routines/to-composition.ts'
import { isCover } from './class-picture.ts'
import type { ClassSeed } from './class-seed.ts'
import { buildDemoWorld } from './demo-world.ts'
import { instructors } from './instructors.ts'

const { tenants } = buildDemoWorld(new Date('2026-03-11T10:17:33.250Z'))
const index: MediaIndex = JSON.parse(readFileSync(new URL('../../media/index.json', import.meta.url), 'utf8'))

/** Person, clothes and place of a picture or a loop. */
type Seen = { person: unknown; place: unknown }

const seenInLoop = new Map<string, Seen>(
  moves.map((move) => {
    const { actor } = sceneOf(move, null, 1280, 720)
    return [move.id, { person: actor.person, place: loopStage(move.category) }]
  }),
)

const seenBefore = new Map<string, Seen>()

function seenInPicture(key: string): Seen {
  const before = seenBefore.get(key)
  if (before) return before
  const { actor, plan } = framed(key)
  const seen = { person: actor.person, place: plan.stage }
  seenBefore.set(key, seen)
  return seen
}

function loopsOf({ category, routineSeed, mediaSecond }: ClassSeed): Loop[] {
  const routine = composeRoutine({ category, seed: routineSeed, durationSecond: mediaSecond })
  const videos = new Set(toComposition(routine, index).entries.map(({ video }) => video))
  return [...videos].flatMap((video) => findLoop(video) ?? [])
}

describe.each(tenants)('the classes of $name', ({ name, classes, collections, events }) => {
  const everyClass = [...classes, ...events.map(({ virtualClass }) => virtualClass)]

  it('have the person and a move of their videos in their pictures, and the place unless they have a cover', () => {
    for (const seed of everyClass) {
      const loops = loopsOf(seed)
      const shown = loopInKey(seed.pictureKey)
      expect(
        loops.map(({ video }) => video),
        seed.tag,
      ).toContain(shown)
      const key = seenInPicture(seed.pictureKey)
      for (const { move } of loops) {
        const loop = seenInLoop.get(move.id)
        const same = isCover(seed.pictureKey) ? [key.person, loop?.person] : [key, loop]
        expect(isDeepStrictEqual(...(same as [unknown, unknown])), seed.tag).toBe(true)
      }
    }
  })

  it('have covers of the club on a part of them, which a class of the day always has', () => {
    const covers = classes.filter(({ pictureKey }) => isCover(pictureKey))
    expect(covers.length / classes.length).toBeGreaterThan(0.2)
    expect(covers.length / classes.length).toBeLessThan(name === 'mono' ? 0.6 : 0.3)
    for (const { pictureKey } of covers) expect(pictureKey.split('/')[1]).toBe(name)
    const ofTheDay = new Set(collections.find(({ type }) => type === 'classoftheday')?.classTags)
    for (const { tag, pictureKey } of classes) if (ofTheDay.has(tag)) expect(isCover(pictureKey), tag).toBe(true)
  })

  it('have the drawn coach', () => {
    for (const { category, instructorSlug, tag } of everyClass) {
      expect(casts[category].coach, tag).toBe(instructorSlug)
      expect(loopStage(category).person, tag).toBe(casts[category].person)
    }
  })
})

describe('the coaches', () => {
  it('have a face and two outfits each', () => {
    const all = Object.values(casts)
    expect(new Set(all.map(({ person }) => person)).size).toBe(all.length)
    expect(new Set(instructors.map(({ slug }) => slug)).size).toBe(all.length)
    for (const { outfits } of all) expect(outfits[0]).not.toBe(outfits[1])
  })

  it('face the camera in their portraits', () => {
    for (const { pictureKey, category } of instructors) {
      expect(framed(pictureKey).plan.stage.person).toBe(casts[category].person)
    }
  })
})

describe.each(tenants)('the lists of $name', ({ classes, channels, collections }) => {
  const byTag = new Map(classes.map((seed) => [seed.tag, seed]))

  it.each([...channels, ...collections])('$tag shows one of its own classes', (list) => {
    const key = 'bannerPictureKey' in list ? list.bannerPictureKey : list.pictureKey
    const own = list.classTags.flatMap((tag) => byTag.get(tag) ?? [])
    if (own.length === 0) return expect(() => framed(key)).not.toThrow()
    expect(own.map(({ pictureKey }) => loopInKey(pictureKey))).toContain(loopInKey(key))
  })

  it('a channel’s icon is the coach of one of its classes', () => {
    for (const { classTags, profilePictureKey } of channels) {
      if (classTags.length === 0) continue
      const coaches = classTags.map((tag) => `instructor/${byTag.get(tag)?.category}`)
      expect(coaches).toContain(profilePictureKey)
    }
  })
})
