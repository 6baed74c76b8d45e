import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'

describe('recent', () => {
  it('drops the least recently used value once it is full', () => {
    const recent = createRecent<string, number>(3)
    recent.set('a', 1, 1)
    recent.set('b', 2, 1)
    recent.set('c', 3, 1)
    recent.get('a')
    recent.set('d', 4, 1)
    expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([1, undefined, 3, 4])
  })

  it('counts by weight and keeps even a value heavier than its capacity', () => {
    const recent = createRecent<string, string>(10)
    recent.set('small', 'small', 4)
    recent.set('large', 'large', 40)
    expect(recent.get('small')).toBeUndefined()
    expect(recent.get('large')).toBe('large')
    recent.set('next', 'next', 10)
    expect(recent.get('large')).toBeUndefined()
    expect(recent.get('next')).toBe('next')
  })

  it('counts the weight of a key only once when it is set again', () => {
    const recent = createRecent<string, number>(10)
    recent.set('a', 1, 6)
    recent.set('a', 2, 6)
    recent.set('b', 3, 4)
    expect([recent.get('a'), recent.get('b')]).toEqual([2, 3])
  })

  it('frees the weight of a removed value', () => {
    const recent = createRecent<string, number>(10)
    recent.set('a', 1, 6)
    recent.remove('a')
    recent.remove('never there')
    recent.set('b', 2, 6)
    recent.set('c', 3, 4)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 2, 3])
  })
})
