import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { localStore } from '../../lib/storage.ts'
import { useAuth } from '../auth/auth-store.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { Announcements } from './announcements.tsx'

beforeEach(() => {
  showLanguage('en-gb', enGb)
  const script = Object.assign(document.createElement('script'), { id: 'announcements', type: 'application/json' })
  script.textContent = JSON.stringify([
    { id: 'a', version: 1, text: 'For all', audience: 'everyone', until: null },
    { id: 'b', version: 1, text: 'For members', audience: 'members', until: null },
    { id: 'c', version: 1, text: 'For visitors', audience: 'visitors', until: null },
    { id: 'd', version: 1, text: 'Over', audience: 'everyone', until: 1 },
  ])
  document.body.append(script)
})
afterEach(() => {
  cleanup()
  document.getElementById('announcements')?.remove()
  localStore.remove('announcements')
  useAuth.setState({ session: { status: 'signedOut' } })
})

const signIn = (userId: string) => useAuth.setState({ session: { status: 'signedIn', token: 't', userId } })
const texts = () => screen.queryAllByRole('listitem').map((each) => each.textContent)

it('WORD-04 shows an announcement to its audience until it ends', () => {
  render(<Announcements />)
  expect(texts()).toEqual(['For all', 'For visitors'])
  cleanup()
  signIn('ada')
  render(<Announcements />)
  expect(texts()).toEqual(['For all', 'For members'])
})

it('WORD-04 a member can dismiss one, permanently in this browser', () => {
  signIn('ada')
  render(<Announcements />)
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(texts()).toEqual(['For members'])
  cleanup()
  render(<Announcements />)
  expect(texts()).toEqual(['For members'])
  cleanup()
  signIn('bob')
  render(<Announcements />)
  expect(texts()).toEqual(['For all', 'For members'])
})
