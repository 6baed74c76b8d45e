import { describe, expect, it } from 'vitest'
import { classLanguages } from './class-languages.ts'
import type { ClassSeed } from './class-seed.ts'
import { buildDemoWorld } from './demo-world.ts'
import { equipment } from './equipment.ts'
import { focusAreas } from './focus-areas.ts'
import { keywords } from './keywords.ts'
import { scaleCatalogue } from './scale-catalogue.ts'
import type { TenantSeed } from './tenant-seed.ts'

const now = new Date('2026-03-11T10:17:33.250Z')
const { tenants } = buildDemoWorld(now)
const pulse = tenants[0] as TenantSeed
const everyClass = tenants.flatMap(({ classes, events }) => [
  ...classes,
  ...events.map(({ virtualClass }) => virtualClass),
])

describe('the catalogue of pulse', () => {
  it('has 1,200 classes, equally distributed over the ten categories', () => {
    expect(countBy(pulse.classes, ({ category }) => category)).toEqual(
      new Map(pulse.categories.map(({ id }) => [id, 120])),
    )
    expect(pulse.categories.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `${1001 + index}`))
  })

  it('has all thirty spoken languages, English most often', () => {
    const spoken = countBy(pulse.classes, ({ language }) => language)
    expect([...spoken.keys()].sort()).toEqual(classLanguages.map(({ name }) => name).sort())
    expect(classLanguages).toHaveLength(30)
    expect(Math.max(...spoken.values())).toBe(spoken.get('English'))
  })

  it('uses all equipment, focus areas and keywords', () => {
    const used = (of: (seed: ClassSeed) => readonly string[]) => [...new Set(pulse.classes.flatMap(of))].sort()
    expect(equipment).toHaveLength(28)
    expect(used((seed) => seed.equipment)).toEqual(equipment.map(({ typeTag }) => typeTag).sort())
    expect(used((seed) => seed.focusAreas)).toEqual(focusAreas.map(({ tag }) => tag).sort())
    expect(used((seed) => seed.labels)).toEqual([...keywords].sort())
  })

  it('has every level, and skills and intensities from 1 to 10', () => {
    const oneToTen = Array.from({ length: 10 }, (_, index) => index + 1)
    const seen = (of: (seed: ClassSeed) => number | null) => [...new Set(pulse.classes.map(of))]
    expect(new Set(pulse.classes.map(({ level }) => level))).toEqual(new Set(['Beginner', 'Intermediate', 'Advanced']))
    expect(seen(({ skill }) => skill)).toEqual(expect.arrayContaining(oneToTen))
    expect(seen(({ intensity }) => intensity)).toEqual(expect.arrayContaining(oneToTen))
  })

  it('has some classes without a duration and some without an intensity', () => {
    expect(pulse.classes.filter(({ durationSecond }) => durationSecond === null)).toHaveLength(20)
    expect(pulse.classes.filter(({ intensity }) => intensity === null)).toHaveLength(28)
  })

  it('has unique names without numbers in place of names', () => {
    expect(new Set(pulse.classes.map(({ className }) => className)).size).toBe(1200)
    expect(pulse.classes.filter(({ className }) => !/^\p{Lu}\p{L}+.*\p{L}/u.test(className))).toEqual([])
  })
})

describe('every catalogue', () => {
  it('is sorted newest first, with no date in the future or over eighteen months old', () => {
    for (const { classes } of tenants) {
      const dates = classes.map(({ scheduleDate }) => scheduleDate)
      expect(dates).toEqual([...new Set(dates)].sort().reverse())
      expect(dates[0]?.localeCompare(now.toISOString())).toBe(-1)
      expect(Date.parse(dates.at(-1) ?? '')).toBeGreaterThan(now.getTime() - 550 * 86_400_000)
    }
  })

  it.each(['2026-03-11T00:00:09Z', '2026-03-11T12:00:00Z', '2026-03-11T23:59:59Z'])(
    'has forty new classes, five of them from today, at %s',
    (moment) => {
      const at = new Date(moment)
      const dates = buildDemoWorld(at).tenants[0]?.classes.map(({ scheduleDate }) => scheduleDate) ?? []
      const monthAgo = new Date(at.getTime() - 30 * 86_400_000).toISOString()
      expect(dates.filter((date) => date >= monthAgo)).toHaveLength(40)
      expect(dates.filter((date) => date.startsWith('2026-03-11'))).toHaveLength(5)
    },
  )

  it("has durations in whole loops of eight seconds, equal to the media's", () => {
    for (const { durationSecond, mediaSecond } of everyClass) {
      expect(mediaSecond % 8).toBe(0)
      expect(mediaSecond).toBeGreaterThan(0)
      expect(durationSecond ?? mediaSecond).toBe(mediaSecond)
      expect(Math.ceil(mediaSecond / 60) % 5).toBe(0)
    }
  })

  it('has two to four keywords, known equipment and a description of two or three sentences per class', () => {
    for (const { labels, level, skill, classDescription } of everyClass) {
      expect(labels.length).toBeGreaterThanOrEqual(2)
      expect(labels.length).toBeLessThanOrEqual(4)
      expect(new Set(labels).size).toBe(labels.length)
      expect(level).toBe(skill <= 4 ? 'Beginner' : skill <= 7 ? 'Intermediate' : 'Advanced')
      expect(classDescription.length).toBeGreaterThan(40)
      expect(classDescription).toMatch(/[.!?]$/)
    }
  })
})

describe('pictures', () => {
  it.each(tenants)(
    'differ between neighbours in each list of $name',
    ({ classes, channels, collections, categories }) => {
      const byTag = new Map(classes.map((seed) => [seed.tag, seed]))
      const lists = [
        classes,
        ...categories.map(({ id }) => classes.filter(({ category }) => category === id)),
        ...[...channels, ...collections].map(({ classTags }) => classTags.map((tag) => byTag.get(tag))),
      ]
      for (const list of lists) {
        for (const [index, seed] of list.slice(1).entries()) expect(seed?.pictureKey).not.toBe(list[index]?.pictureKey)
      }
    },
  )
})

describe('a scaled catalogue', () => {
  it('has the requested number of classes, unique tags and dates, and differing neighbours', () => {
    const classes = scaleCatalogue(pulse, 10_000, now)
    expect(new Set(classes.map(({ tag }) => tag)).size).toBe(10_000)
    expect(new Set(classes.map(({ scheduleDate }) => scheduleDate)).size).toBe(10_000)
    for (const [index, seed] of classes.slice(1).entries()) {
      expect(seed.pictureKey).not.toBe(classes[index]?.pictureKey)
      expect(seed.className).not.toBe(classes[index]?.className)
    }
  })
})

function countBy(classes: readonly ClassSeed[], key: (seed: ClassSeed) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const seed of classes) counts.set(key(seed), (counts.get(key(seed)) ?? 0) + 1)
  return counts
}
