import { enGb } from '@upbeat/phrases/en-gb'
import type { SitePart } from '@upbeat/rules/tenant/switches'
import { describe, expect, it } from 'vitest'
import { makeEmbeddedConfig, makeTenant } from '../../lib/testing/tenant-factory.ts'
import { footerLinks, navLinks } from './nav-links.ts'

const without = (...empty: SitePart[]) => ({
  empty,
  durations: [],
  easyDurations: [],
  levels: [],
  noEquipment: false,
})
const labels = (links: { label: string }[]) => links.map(({ label }) => label.replace('shell.', ''))

describe('navLinks', () => {
  it.each([
    ['all', {}, ['connect', 'classes', 'channels', 'collections']],
    ['alternate copy', { navCopy: 'alternate' as const }, ['classFinder', 'myClub', 'channels', 'collections']],
    ['no Connect', { ShowLiveConnect: false }, ['classes', 'channels', 'collections']],
    ['no channels', { showChannels: false }, ['connect', 'classes', 'collections']],
    ['no collections', { showCollections: false }, ['connect', 'classes', 'channels']],
    ['empty Connect and channels', { contents: without('connect', 'channels') }, ['classes', 'collections']],
    ['empty collections', { contents: without('collections') }, ['connect', 'classes', 'channels']],
  ])('%s', (_, tenant, expected) => {
    expect(labels(navLinks(makeTenant(tenant)))).toEqual(expected)
  })

  it('SHELL-11 the alternate copy renames and reorders links, with unchanged targets', () => {
    const alternate = navLinks(makeTenant({ navCopy: 'alternate' }))
    expect(alternate.map(({ label, to }) => [enGb[label], to])).toEqual([
      ['Class Finder', '/classes'],
      ['My Club', '/connect/'],
      ['Channels', '/channels/'],
      ['Collections', '/collections'],
    ])
  })

  it('are left to the embedding page in tenant content mode', () => {
    expect(navLinks(makeTenant({ embeddedConfig: embedded }))).toEqual([])
  })

  it('footer', () => {
    expect(footerLinks(makeTenant(), true).map(({ to }) => to)).toEqual([
      '/channels/',
      '/collections',
      '/classes/search',
      '/contact',
      '/tc',
    ])
  })

  it('footer without empty parts', () => {
    const tenant = makeTenant({ contents: without('channels', 'collections') })
    expect(footerLinks(tenant, true).map(({ to }) => to)).toEqual(['/classes/search', '/contact', '/tc'])
  })

  it('footer has the member’s own pages if the header has no links', () => {
    const tenant = makeTenant({ embeddedConfig: embedded, showChannels: false, showCollections: false })
    expect(footerLinks(tenant, true).map(({ to }) => to)).toEqual([
      '/user/classes/favourites',
      '/user/classes/recent',
      '/classes/search',
      '/contact',
      '/tc',
    ])
    expect(footerLinks(tenant, false)).toHaveLength(3)
  })
})

const embedded = makeEmbeddedConfig({ 'content-mode': 'tenant' })
