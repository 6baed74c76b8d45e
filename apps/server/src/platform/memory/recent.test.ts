import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'

describe('recent', () => {
  it('lets go of what was unused the longest once it is full', () => {
    const recent = createRecent<string, number>(3)
    recent.set('a', 1, 1)
    recent.set('b', 2, 1)
    recent.set('c', 3, 1)
    recent.get('a')
    recent.set('d', 4, 1)
    expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([1, undefined, 3, 4])
  })

  it('counts by weight and holds even one that is heavier than all', () => {
    const recent = createRecent<string, string>(10)
    recent.set('small', 'small', 4)
    recent.set('large', 'large', 40)
    expect(recent.get('small')).toBeUndefined()
    expect(recent.get('large')).toBe('large')
    recent.set('next', 'next', 10)
    expect(recent.get('large')).toBeUndefined()
    expect(recent.get('next')).toBe('next')
  })

  it('weighs a key that is set again only once', () => {
    const recent = createRecent<string, number>(10)
    recent.set('a', 1, 6)
    recent.set('a', 2, 6)
    recent.set('b', 3, 4)
    expect([recent.get('a'), recent.get('b')]).toEqual([2, 3])
  })

  it('forgets what is removed, and has its room again', () => {
    const recent = createRecent<string, number>(10)
    recent.set('a', 1, 6)
    recent.remove('a')
    recent.remove('never there')
    recent.set('b', 2, 6)
    recent.set('c', 3, 4)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 2, 3])
  })
})
