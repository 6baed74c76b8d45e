import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useSnackbar } from '../../../lib/snackbar-store.ts'
import { startTestServer } from '../../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { ReadyButton, ReadyIconButton } from './ready-button.tsx'
import { remindersQuery } from './reminders-query.ts'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
let status: number
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(({ method }) =>
    method === 'OPTIONS' ? { headers } : { headers, status, body: { eventId: 'E1', reminded: method === 'PUT' } },
  )
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  status = 200
  server.requests.length = 0
  queryClient.clear()
  useSnackbar.setState({ text: '' })
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})
afterEach(cleanup)

function show(button: ReactNode, canRemind = true) {
  queryClient.setQueryData(remindersQuery().queryKey, {
    eventIds: [],
    awaitedVideos: [],
    calendarLink: 'https://club.example/a.ics',
    canRemind,
  })
  render(<QueryClientProvider client={queryClient}>{button}</QueryClientProvider>)
}
const button = (name: string) => screen.findByRole('button', { name })
const sent = () =>
  server.requests
    .filter(({ method }) => method !== 'OPTIONS')
    .map(({ method, path, body }) => [method, path, body && JSON.parse(body).kind])

describe('the button for an email once a video can be watched', () => {
  it.each(['E1', 'V1'])('requests it and takes it back, for the event or the video %s', async (id) => {
    show(<ReadyButton id={id} />)
    fireEvent.click(await button('Tell me when it’s ready'))
    const pressed = await button('We’ll email you')
    expect(pressed.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(pressed)
    expect((await button('Tell me when it’s ready')).getAttribute('aria-pressed')).toBe('false')
    const path = `/api/v2/users/livereminders/${id}`
    expect(sent()).toEqual([
      ['PUT', path, 'ready'],
      ['DELETE', `${path}?kind=ready`, ''],
    ])
  })

  it('has the same name pressed or not on a card, and says what happens', async () => {
    show(<ReadyIconButton eventId="E1" title="Morning Ride" />)
    fireEvent.click(await button('Tell me when Morning Ride is ready'))
    await waitFor(() => expect(useSnackbar.getState().text).toBe('We’ll email you'))
    expect((await button('Tell me when Morning Ride is ready')).getAttribute('aria-pressed')).toBe('true')
  })

  it('says if it failed, and stays as it was', async () => {
    status = 404
    show(<ReadyButton id="E1" />)
    fireEvent.click(await button('Tell me when it’s ready'))
    await waitFor(() =>
      expect(useSnackbar.getState().text).toBe('The reminder could not be changed. Please try again.'),
    )
    expect((await button('Tell me when it’s ready')).getAttribute('aria-pressed')).toBe('false')
  })

  it('isn’t offered for an event of another provider', () => {
    show(<ReadyButton id="E1" />, false)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
