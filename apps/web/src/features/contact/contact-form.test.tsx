import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enGb } from '@upbeat/phrases/en-gb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useAuth } from '../auth/auth-store.ts'
import { userQuery } from '../auth/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { ContactForm } from './contact-form.tsx'

beforeEach(() => showLanguage('en-gb', enGb))
afterEach(() => {
  useAuth.setState({ session: { status: 'signedOut' } })
  queryClient.clear()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <ContactForm />
    </QueryClientProvider>,
  )
}

it('CONT-01 prefills a member’s name and email once loaded, without overwriting input', async () => {
  show()
  await userEvent.type(field('Name'), 'Maya of the front desk')
  const profile = { emailAddress: 'maya@pulse.example', firstName: 'Maya', lastName: 'Stone' }
  act(() => {
    queryClient.setQueryData(userQuery().queryKey, { applicationProfile: profile } as never)
    useAuth.setState({ session: { status: 'signedIn', token: 't', userId: 'maya' } })
  })
  expect([field('Name').value, field('Email').value]).toEqual(['Maya of the front desk', 'maya@pulse.example'])
})

it('CONT-01 a visitor starts with an empty form', () => {
  show()
  expect([field('Name').value, field('Email').value]).toEqual(['', ''])
})
