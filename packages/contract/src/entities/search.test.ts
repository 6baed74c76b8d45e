import { describe, expect, it } from 'vitest'
import { SearchPayload } from './search.ts'

const defaults = {
  query: '',
  take: 50,
  skip: 0,
  labels: [],
  type: 0,
  skill: '1,10',
  duration: '0,18000',
  intensity: '1,10',
  dir: 'desc',
  classLanguageName: '',
  subcategory: '',
  providerid: '',
  sort: 'scheduledate',
  focusAreaTags: [],
  equipmentTags: [],
  virtualClasses: [],
}

describe('a search payload', () => {
  it('may omit every key', () => {
    expect(SearchPayload.parse({})).toEqual(defaults)
  })

  it('drops unknown keys', () => {
    expect(SearchPayload.parse({ colour: 'red' })).toEqual(defaults)
  })

  it.each([
    [1009, 1009],
    ['1009', 1009],
    ['', undefined],
  ])('parses the category %j as %j', (categoryId, expected) => {
    expect(SearchPayload.parse({ categoryId }).categoryId).toBe(expected)
  })

  it.each([
    { take: 9999, skip: 0, type: 1 },
    { skill: '2,7', intensity: '', duration: '961,1559' },
    { labels: ['Tabata', 'Toning'], dir: 'Oldest' },
  ])('accepts %j', (payload) => {
    expect(SearchPayload.parse(payload)).toEqual({ ...defaults, ...payload })
  })

  it.each([
    { take: 10_000 },
    { take: -1 },
    { take: 1.5 },
    { take: '50' },
    { skip: -1 },
    { type: 2 },
    { skill: '2-7' },
    { skill: [2, 7] },
    { duration: 600 },
    { labels: 'Tabata' },
    { labels: [7] },
    { labels: Array.from({ length: 101 }, String) },
    { virtualClasses: Array.from({ length: 10_000 }, String) },
    { query: 'x'.repeat(201) },
    { categoryId: 'yoga' },
    { categoryId: -1 },
  ])('is rejected with %o', (payload) => {
    expect(SearchPayload.safeParse(payload).success).toBe(false)
  })
})
