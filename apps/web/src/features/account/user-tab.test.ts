import { describe, expect, it } from 'vitest'
import { profileItem } from './profile/profile-item.ts'
import { userTab } from './user-tab.ts'

describe('userTab', () => {
  it.each([
    ['/user/classes/favourites', 'favourites'],
    ['/classes/fav', 'favourites'],
    ['/ondemand/fav/', 'favourites'],
    ['/User/Classes/Recent', 'recent'],
    ['/user/account', 'account'],
    ['/user/update', 'account'],
    ['/home', null],
    ['/', null],
  ])('is decided by the last segment of %s', (path, tab) => {
    expect(userTab(path)).toBe(tab)
  })
})

describe('profileItem', () => {
  it.each([
    [{ item: 'email' }, '', 'email'],
    [{ item: 'name' }, 'item=email', 'name'],
    [null, 'item=email', 'email'],
    [null, 'item=shoes', 'name'],
    ['text', '', 'name'],
  ] as const)('reads %j and "%s"', (state, query, item) => {
    expect(profileItem(state, new URLSearchParams(query))).toBe(item)
  })
})
