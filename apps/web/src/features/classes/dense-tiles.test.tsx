import { render } from '@testing-library/react'
import type { Collection } from '@upbeat/contract/entities/collection'
import { enGb } from '@upbeat/phrases/en-gb'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PlainChannel } from '../../lib/normalise/channel.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { ChannelCard } from '../channels/channel-card.tsx'
import { CollectionCard } from '../collections/collection-card.tsx'
import { ClubTile } from '../connect/club-tile.tsx'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { CategoryTiles } from './category-tiles.tsx'

const ownWidth = window.innerWidth
beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  resizeTo(390)
})
afterEach(() => resizeTo(ownWidth))

function resizeTo(width: number) {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}

const src = '/images/1'
const collection = { collectionName: 'Calm', collectionTag: 'calm', collectionItems: [{ imageLink: src }] }
const channel = { displayName: 'Calm', mediaSpaceImageUrl: src, profileImageUrl: null, title: [] }

it.each([
  ['a channel', <ChannelCard channel={fromPartial<PlainChannel>(channel)} key="channel" to="/channels/calm" />],
  ['a club', <ClubTile club={{ id: 'a', name: 'A', picture: src, recordings: 1 }} key="club" />],
  ['a collection', <CollectionCard collection={collection as Collection} key="collection" />],
  [
    'a category',
    <CategoryTiles
      categories={[{ id: 1, name: 'Yoga', description: '', imageLink: src }]}
      key="category"
      label="All"
    />,
  ],
])('CARD-11 the picture of %s has a second width for high-density phones', (_name, tile) => {
  const { container } = render(<MemoryRouter>{tile}</MemoryRouter>)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/images/1?width=390')
  expect(picture?.getAttribute('srcset')).toBe('/images/1?width=390 390w, /images/1?width=780 780w')
  expect(picture?.getAttribute('sizes')).toMatch(/^auto, /)
})

it('a single category is a banner', () => {
  const category = { id: 1, name: 'Yoga', description: '', imageLink: src }
  const ratios = (categories: (typeof category)[]) => {
    const { container } = render(<CategoryTiles categories={categories} label="All" />, { wrapper: MemoryRouter })
    return [...container.querySelectorAll('li span:has(img)')].map((frame) => (frame as HTMLElement).style.aspectRatio)
  }
  expect(ratios([category])).toEqual(['3 / 1'])
  expect(ratios([category, { ...category, id: 2 }])).toEqual(['4 / 3', '4 / 3'])
})
