import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import { describe, expect, it } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { currentTab, tabLinks } from './tab-links.ts'

const emptyConnect: TenantContents = {
  empty: ['connect'],
  durations: [],
  easyDurations: [],
  levels: [],
  noEquipment: false,
}

describe('the tabs of a phone', () => {
  it.each([
    ['a member', {}, true, ['/home', '/classes', '/connect/schedule', '/classes/search', '/user/classes/favourites']],
    ['a visitor', {}, false, ['/home', '/classes', '/connect/schedule', '/classes/search', '/signin']],
    ['no live classes', { showLiveEvent: false }, false, ['/home', '/classes', '/classes/search', '/signin']],
    ['an empty Connect', { contents: emptyConnect }, false, ['/home', '/classes', '/classes/search', '/signin']],
    ['no Connect', { ShowLiveConnect: false }, false, ['/home', '/classes', '/classes/search', '/signin']],
  ])('%s', (_, tenant, signedIn, expected) => {
    expect(tabLinks(makeTenant(tenant), signedIn).map(({ to }) => to)).toEqual(expected)
  })

  it("uses the club's word for classes", () => {
    const labels = tabLinks(makeTenant({ navCopy: 'alternate' }), true).map(({ label }) => label)
    expect(labels).toContain('shell.classFinder')
  })

  it.each([
    ['/home', '/home'],
    ['/classes', '/classes'],
    ['/Classes/categories/1009', '/classes'],
    ['/classes/search/', '/classes/search'],
    ['/connect/schedule', '/connect/schedule'],
    ['/user/account', '/user/classes/favourites'],
    ['/classes/fav', '/user/classes/favourites'],
    ['/classestoo', undefined],
    ['/tc', undefined],
  ])('at %s the current one is %s', (path, expected) => {
    expect(currentTab(tabLinks(makeTenant(), true), path)?.to).toBe(expected)
  })
})
