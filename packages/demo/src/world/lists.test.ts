import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './demo-world.ts'
import type { TenantSeed } from './tenant-seed.ts'

const { tenants } = buildDemoWorld(new Date('2026-03-11T10:17:33Z'))
const pulse = tenants[0] as TenantSeed

describe('the channels of pulse', () => {
  const { channels } = pulse

  it('are twelve: one inactive, one unavailable, one empty, the others with 5 to 40 classes', () => {
    expect(channels).toHaveLength(12)
    expect(channels.filter(({ active }) => !active)).toHaveLength(1)
    expect(channels.filter(({ availability }) => !availability.includes(1))).toHaveLength(1)
    const sizes = channels.map(({ classTags }) => classTags.length).sort((a, b) => a - b)
    expect(sizes[0]).toBe(0)
    expect(sizes[1]).toBeGreaterThanOrEqual(5)
    expect(sizes.at(-1)).toBe(40)
    expect(sizes).toContain(25)
  })

  it('wrap the texts of one', () => {
    const wrapped = channels.filter(({ displayName }) => typeof displayName === 'object')
    expect(wrapped).toHaveLength(1)
    expect(wrapped[0]?.description).toHaveProperty('invariantText')
  })

  it('lead members over sixty with the coach of their age', () => {
    const senior = tenants.flatMap((club) => club.channels.filter(({ tag }) => tag.endsWith('strong-for-life')))
    expect(senior.map(({ classTags }) => classTags.length)).toEqual([12, 5])
    for (const { profilePictureKey } of senior) expect(profilePictureKey).toBe('instructor/1005')
  })

  it("don't share classes", () => {
    const tags = channels.flatMap(({ classTags }) => classTags)
    expect(new Set(tags).size).toBe(tags.length)
  })
})

describe('the collections of pulse', () => {
  const size = (type: string) =>
    pulse.collections.filter((each) => each.type === type).map((each) => each.classTags.length)

  it('are nine: one featured with 9, one class of the day with 6, one empty, the others with 4 to 20', () => {
    expect(pulse.collections).toHaveLength(9)
    expect(size('featured')).toEqual([9])
    expect(size('classoftheday')).toEqual([6])
    const others = [...size('live'), ...size('channel')].sort((a, b) => a - b)
    expect(others[0]).toBe(0)
    expect(others[1]).toBeGreaterThanOrEqual(4)
    expect(others.at(-1)).toBeLessThanOrEqual(20)
  })

  it('contain no class twice', () => {
    for (const { classTags } of pulse.collections) expect(new Set(classTags).size).toBe(classTags.length)
  })
})

describe('smaller clubs', () => {
  it('have 60 to 150 classes, and mono only yoga', () => {
    for (const { classes } of tenants.slice(1)) {
      expect(classes.length).toBeGreaterThanOrEqual(60)
      expect(classes.length).toBeLessThanOrEqual(150)
    }
    expect(tenants[4]?.categories.map(({ id }) => id)).toEqual(['1009'])
    expect(new Set(tenants[4]?.classes.map(({ category }) => category))).toEqual(new Set(['1009']))
  })

  it('have six classes of the day if enabled', () => {
    for (const { config, collections } of tenants) {
      const ofTheDay = collections.filter(({ type }) => type === 'classoftheday')
      expect(ofTheDay.map(({ classTags }) => classTags.length)).toEqual(config.showClassOfTheDay ? [6] : [])
    }
  })
})
