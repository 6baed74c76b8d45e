import { render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { ConsentPanel } from './activity-panels.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => useLanguageStore.setState(initial))

it('MEMB-02 tells the terms from marketing in each spelling of their policies', () => {
  const at = '2026-11-24T20:00:00.000Z'
  const consents = ['TNC', 'Marketing', 'mktg'].map((policy) => ({ policy, version: '1', accepted: false, at }))
  render(<ConsentPanel consents={consents} />)
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('Version')[0])
  expect(names).toEqual(['Terms', 'News and offers', 'News and offers'])
})
