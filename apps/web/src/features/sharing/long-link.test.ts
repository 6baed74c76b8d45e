import { contentKind } from '@upbeat/rules/routes/deep-link'
import { describe, expect, it } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { longLink } from './long-link.ts'

const shared = {
  kind: contentKind.classes,
  id: 'c 1',
  title: 'Ride & Rise',
  description: 'Up',
  image: '/pictures/a.jpg',
}
const read = (...given: Parameters<typeof longLink>) => new URL(longLink(...given))

describe('longLink', () => {
  it.each([
    ['ROUTE-49', contentKind.classes, 'https://pulse.example/classes/c%201'],
    ['ROUTE-50', contentKind.collections, 'https://pulse.example/collections/c%201'],
    ['ROUTE-51', contentKind.live, 'https://pulse.example/connect/live/c%201'],
  ])('%s links to its page', (_, kind, place) => {
    const { searchParams } = read({ ...shared, kind }, makeTenant())
    expect(searchParams.get('link')).toBe(place)
    expect(searchParams.get('type')).toBe(kind)
  })

  it('SHARE-06 has title, description and image', () => {
    const link = read(shared, makeTenant())
    expect(link.origin).toBe('https://pulse.example')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      link: 'https://pulse.example/classes/c%201',
      type: 'CLASSES',
      st: 'Ride & Rise',
      sd: 'Up',
      si: 'https://pulse.example/pictures/a.jpg',
    })
    expect([...read({ kind: shared.kind, id: 'x', title: 'T' }, makeTenant()).searchParams.keys()]).toEqual([
      'link',
      'type',
      'st',
    ])
  })

  it("SHARE-08 uses the club's short domain, and names its app only if allowed", () => {
    const club = { dynamicLinkDomain: 'go.pulse.example', dynamicLinkAllowedOnApp: true, appStoreId: '123' }
    const link = read(shared, makeTenant(club))
    expect(link.origin).toBe('https://go.pulse.example')
    expect(link.searchParams.get('isi')).toBe('123')
    expect(read(shared, makeTenant({ ...club, dynamicLinkAllowedOnApp: false })).searchParams.has('isi')).toBe(false)
  })

  it('truncates long descriptions to the maximum length of a link', () => {
    const link = read({ ...shared, description: 'ä'.repeat(5000) }, makeTenant())
    expect(link.searchParams.get('sd')).toHaveLength(300)
  })
})
