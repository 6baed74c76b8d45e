import { act, render } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { beforeEach, describe, expect, it } from 'vitest'
import { showLanguage } from '../../i18n/change-language.ts'
import type { ClassListView } from '../use-class-list.ts'
import { MatchesTold } from './matches-told.tsx'

beforeEach(() => showLanguage('en-gb', enGb))

/** The list with `count` classes under these filters, in the state `list`. */
function show(keywords: string[], count: number, list: Partial<ClassListView> = {}, isKnown = true) {
  const state = { ...initialFilterState(), keywords }
  const view = { count, countIsLeast: false, status: 'ready', refreshing: false, ...list } as ClassListView
  return <MatchesTold filters={{ state: state as never, dispatch: () => {} }} isKnown={isKnown} list={view} />
}

describe('the number of matches', () => {
  it('is announced after each change of the filters, in one existing live region', async () => {
    const { container, rerender } = render(show([], 0, {}, false))
    const region = container.querySelector('[aria-live="polite"]')
    const told = async (element: React.ReactElement) => {
      await act(async () => rerender(element))
      expect(container.querySelector('[aria-live]')).toBe(region)
      return region?.textContent
    }
    expect(await told(show([], 120))).toBe('')
    expect(await told(show(['Stretch'], 7))).toBe('7 classes')
    // The server searches the text: until it replies, the count is for the previous filters.
    expect(await told(show(['Stretch', 'Calm'], 7, { refreshing: true }))).toBe('7 classes')
    expect(await told(show(['Stretch', 'Calm'], 40, { countIsLeast: true }))).toBe('40+ classes')
    // Only more of the list is shown.
    expect(await told(show(['Stretch', 'Calm'], 80, { countIsLeast: true }))).toBe('40+ classes')
    expect(await told(show(['None'], 0))).toBe('0 classes')
    expect(await told(show([], 120))).toBe('120 classes')
  })
})
