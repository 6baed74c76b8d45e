import { describe, expect, it } from 'vitest'
import { isChannelListed, type ListedChannel } from './is-channel-listed.ts'

describe('isChannelListed', () => {
  const channel: ListedChannel = { active: true, availability: [0, 1], title: [{}] }
  it.each<[string, Partial<ListedChannel>, boolean]>([
    ['as it should be', {}, true],
    ['CHAN-05 inactive', { active: false }, false],
    ['CHAN-06 unavailable', { availability: [0] }, false],
    ['CHAN-06 availability missing', { availability: null }, false],
    ['CHAN-07 empty', { title: [] }, false],
    ['CHAN-07 without title', { title: undefined }, false],
  ])('%s', (_, fields, expected) => {
    expect(isChannelListed({ ...channel, ...fields })).toBe(expected)
  })
})
