import { expect, it } from 'vitest'
import { shownClub } from './shown-club.ts'

const colours = {
  primary: '#7a1f5c',
  secondary: '#00a88f',
  background: '#ffffff',
  text: '#14171f',
  header: '#ffffff',
  footer: '#14171f',
}
const looks = [
  { name: 'light', colours },
  { name: 'dark', colours: { ...colours, background: '#000000' } },
] as const
const club = { tenantId: 'c1', name: 'riverside', studio: '' }

it('knows nothing before the first step', () => {
  expect(shownClub(undefined)).toEqual({ name: undefined, logo: undefined, colours: undefined })
})

it('shows the name that was typed, before there is a club', () => {
  const shown = shownClub({ step: 'club', input: { club: { displayName: 'Riverside' } }, club: null })
  expect(shown).toMatchObject({ name: 'Riverside', logo: undefined })
})

it.each([
  ['dark', '#000000'],
  [undefined, '#ffffff'],
])('shows the logo and the colours of the chosen look, or of the first: %s', (chosen, background) => {
  const input = { club: { displayName: 'Riverside' }, look: { looks, chosen } }
  const shown = shownClub({ step: 'firstClass', input, club })
  expect(shown.logo).toBe('/images/logo/c1.svg')
  expect(shown.colours?.background).toBe(background)
})
