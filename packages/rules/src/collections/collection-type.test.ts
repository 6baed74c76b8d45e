import { describe, expect, it } from 'vitest'
import { collectionType, isCollectionListed } from './collection-type.ts'

describe('collections', () => {
  it('have five kinds', () => {
    expect(Object.values(collectionType)).toEqual(['featured', 'live', 'channel', 'classoftheday', 'favourites'])
  })
  it.each([
    ['featured', [{}], true],
    ['channel', [{}], true],
    ['live', [{}], true],
    ['favourites', [{}], false],
    ['classoftheday', [{}], false],
    ['featured', [], false],
    ['featured', null, false],
  ])('%s with %j listed: %s', (type, collectionItems, expected) => {
    expect(isCollectionListed({ collectionType: type, collectionItems })).toBe(expected)
  })
})
