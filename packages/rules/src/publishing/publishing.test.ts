import { describe, expect, it } from 'vitest'
import { changedFields, isSameValue, mergeChanges } from './merge-changes.ts'
import { allowedActions, isAllowed, type PublishingAction, publishingStates } from './publishing-state.ts'
import { rebaseFields } from './rebase-fields.ts'

describe('mergeChanges', () => {
  const current = { name: 'Flow', level: 'beginner', labels: ['Slow'] }
  it('applies changes to fields that nobody else has changed', () => {
    const { fields, conflicts } = mergeChanges(current, [
      { field: 'name', base: 'Flow', value: 'Evening flow' },
      { field: 'labels', base: ['Slow'], value: ['Slow', 'Low impact'] },
    ])
    expect(fields).toEqual({ name: 'Evening flow', level: 'beginner', labels: ['Slow', 'Low impact'] })
    expect(conflicts).toEqual([])
  })

  it('DRAFT-02 leaves a field that was changed concurrently and returns both values', () => {
    const { fields, conflicts } = mergeChanges(current, [
      { field: 'name', base: 'Yoga', value: 'Morning flow' },
      { field: 'level', base: 'beginner', value: 'advanced' },
    ])
    expect(fields).toEqual({ name: 'Flow', level: 'advanced', labels: ['Slow'] })
    expect(conflicts).toEqual([{ field: 'name', yours: 'Morning flow', theirs: 'Flow' }])
  })

  it('has no conflict if both wrote the same value', () => {
    expect(mergeChanges(current, [{ field: 'name', base: 'Yoga', value: 'Flow' }]).conflicts).toEqual([])
  })
})

describe('isSameValue', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [null, undefined, false],
    [[], {}, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same)
  })

  it('names the fields that differ', () => {
    expect(changedFields({ a: 1, b: 2 }, { a: 1, b: 3, c: 4 })).toEqual(['b', 'c'])
  })
})

describe('isAllowed', () => {
  it('DRAFT-03 allows exactly the valid actions of each state', () => {
    const actions: PublishingAction[] = ['publish', 'unpublish', 'bin', 'restore']
    const table = publishingStates.map((state) => [state, actions.filter((action) => isAllowed(state, action))])
    expect(table).toEqual([
      ['draft', ['publish', 'bin']],
      ['scheduled', ['publish', 'unpublish', 'bin']],
      ['published', ['publish', 'unpublish', 'bin']],
      ['unpublished', ['publish', 'bin']],
      ['bin', ['restore']],
    ])
  })

  it('leaves publishing to those who may publish, and the rest to those who may edit', () => {
    const of = (edit: boolean, publish: boolean) =>
      (['published', 'bin'] as const).flatMap((state) => allowedActions(state, { edit, publish }))
    expect(of(true, true)).toEqual(['publish', 'unpublish', 'bin', 'restore'])
    expect(of(true, false)).toEqual(['bin', 'restore'])
    expect(of(false, true)).toEqual(['publish', 'unpublish'])
    expect(of(false, false)).toEqual([])
  })
})

it('a draft follows its base, except for edited fields', () => {
  const from = { name: 'Flow', level: 1, labels: ['Slow'] }
  const draft = { ...from, level: 3 }
  const to = { name: 'Flow 2', level: 2, labels: ['Slow', 'Calm'] }
  expect(rebaseFields(draft, { from, to })).toEqual({ ...to, level: 3 })
})

it('a draft of texts loses texts deleted from its base, and keeps its own additions and deletions', () => {
  const from = { a: 'A', b: 'B', c: 'C' }
  const draft = { a: 'A', c: 'mine', d: 'new' }
  expect(rebaseFields(draft, { from, to: { b: 'B', c: 'C', e: 'E' } })).toEqual({ c: 'mine', d: 'new', e: 'E' })
})

it('a missing field equals null', () => {
  const changes = [{ field: 'a', base: null, value: 'A' }]
  expect(mergeChanges({}, changes)).toEqual({ fields: { a: 'A' }, conflicts: [] })
})
