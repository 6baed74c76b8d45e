import { render, screen, within } from '@testing-library/react'
import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { defaultKit } from '@upbeat/rules/theme/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { AdjustedColours } from './adjusted-colours.tsx'

const fields: LookFields = {
  primary: '#fff04d',
  secondary: '#7a1f5c',
  background: '#ffffff',
  text: '#14171f',
  header: '#14171f',
  footer: '#14171f',
  logoSvg: null,
  landingPictures: [],
  taglines: {},
  font: null,
  cardVersion: 0,
  ...defaultKit,
}

const initial = useLanguageStore.getState()
beforeAll(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterAll(() => useLanguageStore.setState(initial))

it('LOOK-03 shows the chosen colour, its replacement, where it is used, and both contrasts', () => {
  render(<AdjustedColours fields={fields} />)
  const links = screen.getByRole('row', { name: /^Links/ })
  const cells = within(links).getAllByRole('cell')
  expect(within(links).getByRole('rowheader').textContent).toBe('Links')
  expect(cells[0]?.textContent).toMatch(/#fff04d 1\.\d : 1/)
  expect(cells[1]?.textContent).toMatch(/#[0-9a-f]{6} (4\.[5-9]|[5-9]\.\d|1\d\.\d) : 1/)
})

it('LOOK-03 says if nothing had to be adjusted', () => {
  render(<AdjustedColours fields={{ ...fields, primary: '#0b3d91', header: '#ffffff', footer: '#ffffff' }} />)
  expect(screen.getByText('All colours are used just as you chose them.')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
