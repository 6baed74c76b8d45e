import { describe, expect, it } from 'vitest'
import { categories, type Move } from '../moves/move.ts'
import { moves } from '../moves/moves.ts'
import { composeRoutine } from '../routines/compose-routine.ts'
import { recipeOf } from './categories/category-recipes.ts'
import { movesIn } from './class-picture.ts'
import type { ClassSeed } from './class-seed.ts'
import { buildDemoWorld } from './demo-world.ts'
import { keepsPromises, namedMoves } from './name-promises.ts'

const { tenants } = buildDemoWorld(new Date('2026-03-11T10:17:33.250Z'))
const everyClass = tenants.flatMap(({ classes, events }) => [
  ...classes,
  ...events.map(({ virtualClass }) => virtualClass),
])

function movesOf({ category, routineSeed, mediaSecond }: ClassSeed): Move[] {
  return movesIn(composeRoutine({ category, seed: routineSeed, durationSecond: mediaSecond }))
}

/** Classes whose name matches, and whose routine has no such move. */
function broken(words: RegExp, isKept: (move: Move) => boolean): string[] {
  return everyClass
    .filter((seed) => words.test(seed.className) && !movesOf(seed).some(isKept))
    .map(({ tag, className }) => `${tag}: ${className}`)
}

describe('the names of the demo’s classes', () => {
  it.each([
    ['barbell', /barbell|langhantel/i],
    ['kettlebell', /kettlebell|single-bell/i],
    ['dumbbells', /dumbbell/i],
    ['rope', /rope|skip/i],
    ['bike', /ride\b|spin\b/i],
  ] as const)('promise a %s only where the routine has one', (prop, words) => {
    expect(everyClass.filter(({ className }) => words.test(className)).length).toBeGreaterThan(0)
    expect(broken(words, ({ props }) => props?.includes(prop) ?? false)).toEqual([])
  })

  it.each([
    ['sun-salute', /sun salutation/i],
    ['tree', /\btree\b/i],
    ['warrior-two', /warrior/i],
    ['burpee', /burpee/i],
    ['deadlift', /deadlift/i],
    ['kettlebell-swing', /swings/i],
    ['front-kick', /kick/i],
    ['uppercut', /uppercut/i],
    ['salsa-step', /salsa/i],
    ['hundred', /hundred/i],
    ['seated-hamstring', /hamstring/i],
    ['sprint', /sprint/i],
    ['skater', /skater/i],
    ['body-scan', /body scan/i],
  ] as const)('promise %s only where the routine has it', (id, words) => {
    expect(everyClass.filter(({ className }) => words.test(className)).length).toBeGreaterThan(0)
    expect(broken(words, (move) => move.id === id)).toEqual([])
  })

  it('never name what no routine of the demo has', () => {
    const unknown =
      /\b(?:chairs?|sit|rings?|roller|rolls?|straps?|steps?|bosu|balls?|bands?|hoops?|bench|treadmill|row(?:ing)?|bag|blocks?|plates?|nidra|yin|headstand|handstands?|backbends?|inversions?|get-ups?|snatch|cleans?|pistol|pull-ups?|push-ups?|splits|roundhouse|knees & elbows|teep|barre|plié|tai chi|reformer|elephant)\b/i
    // Roll-ups are a Pilates move; "clean" describes boxing technique.
    const named = everyClass.filter(({ className }) => unknown.test(className.replace(/roll-ups?|^clean /gi, '')))
    expect(named.map(({ className }) => className)).toEqual([])
  })

  it('name no day of the week, since they are shown every day', () => {
    const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|montag|samstag|sonntag/i
    expect(everyClass.filter(({ className }) => days.test(className)).map(({ className }) => className)).toEqual([])
  })
})

describe('keepsPromises', () => {
  const moves = movesIn(composeRoutine({ category: '1008', seed: 1, durationSecond: 3600 }))

  it.each([
    ['Kettlebell Swings', true],
    ['Deadlift & Squat', true],
    ['Weekly Full-Body Strength', true],
    ['Rope & Rows', false],
  ])('%s: %s', (name, isKept) => {
    expect(keepsPromises(name, moves)).toBe(isKept)
  })
})

describe('namedMoves', () => {
  const work = moves.filter(({ part }) => part === 'work')
  const idsFor = (name: string, category: string) => {
    const own = work.filter((move) => move.category === category)
    return namedMoves(name, own).map(({ id }) => id)
  }

  it.each([
    ['Lunch-Break Core Control', '1006', ['hundred', 'roll-up', 'single-leg-stretch']],
    ['Outdoor Core Circuit', '1001', ['mountain-climber']],
    ['Upper-Body Strength', '1008', ['shoulder-press', 'biceps-curl', 'bent-over-row']],
    ['Deep Seated Breathing', '1005', ['seated-side-reach']],
    ['Relaxed Seated Ride', '1002', ['seated-ride']],
    ['Warrior & Core', '1009', ['warrior-two']],
    ['Steady Bootcamp', '1001', []],
  ])('%s of %s shows %j', (name, category, ids) => {
    expect(idsFor(name, category)).toEqual(ids)
  })
})

describe('a category’s description', () => {
  it.each(categories)('of %s promises nothing that no move of it keeps, and no kit that nothing is done with', (id) => {
    // "Skip" in "most people skip" isn't about a rope.
    const description = recipeOf(id).description.replace('people skip', 'people miss')
    expect(
      keepsPromises(
        description,
        moves.filter(({ category }) => category === id),
      ),
      description,
    ).toBe(true)
    expect(description).not.toMatch(/\b(?:balls?|bags?|rollers?|rolling|ring and)\b/i)
  })
})
