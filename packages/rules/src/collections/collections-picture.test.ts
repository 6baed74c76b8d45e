import { expect, it } from 'vitest'
import { cardPictures, collectionsPicture } from './collections-picture.ts'

it('shows three different pictures on a collection’s card', () => {
  expect(cardPictures(['a', 'a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  expect(cardPictures([])).toEqual([])
})

it('puts the club’s hero at the top of the collections, else a picture that no card has, else the first', () => {
  expect(collectionsPicture({ landingPictures: ['hero', 'wall'] }, [['a']])).toBe('hero')
  const plain = { landingPictures: [] }
  expect(collectionsPicture(plain, [['a', 'b', 'c', 'e', 'd'], ['e']])).toBe('d')
  expect(collectionsPicture(plain, [['a', 'b'], ['b']])).toBe('a')
  expect(collectionsPicture(plain, [[null, 'a'], []])).toBe('a')
  expect(collectionsPicture(plain, [[null], []])).toBeNull()
})
