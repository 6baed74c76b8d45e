// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mentionedIn } from './mentioned-names.ts'

it('AUDIT-02 collects the distinct ids of classes, categories and lists in a change', () => {
  const mentioned = mentionedIn('12', [
    { path: 'classTags', before: ['a', 'b'], after: ['b', 'c'] },
    { path: 'rule.categoryId', before: undefined, after: '1005' },
    { path: 'name', before: 'Old', after: 'New' },
  ])
  expect(mentioned).toEqual({ tags: ['a', 'b', 'c'], hasCategory: true, listed: null })
  expect(mentionedIn('2026-11-20', [{ path: 'classTag', before: undefined, after: 'a' }]).tags).toEqual(['a'])
  const ordered = mentionedIn('channel', [{ path: 'ids', before: ['x', 'y'], after: ['y', 'x'] }])
  expect(ordered).toEqual({ tags: [], hasCategory: false, listed: 'channel' })
})
