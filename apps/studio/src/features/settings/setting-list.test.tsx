import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { SettingList } from './setting-list.tsx'

const soon = { timeout: 20_000 }
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const owner = fromPartial<StaffSession>({ club: { permissions: { 'domain.edit': 'all' } } })

it('SHARE-08 shows the records that a domain for short links lacks, and saves it once they are found', async () => {
  const records = [
    { purpose: 'ownership', type: 'TXT', name: '_club-domain.go.gym.example', value: 'club-domain=abc' },
    { purpose: 'address', type: 'CNAME', name: 'go.gym.example', value: 'server.example' },
  ]
  let isProven = false
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const value = body ? JSON.parse(String(body)).value : null
    if (body) sent.push([url, value])
    if (body && !isProven) return Response.json({ code: 'domainNotProven', message: '', records }, { status: 409 })
    return Response.json([{ key: 'dynamicLinkDomain', value, isSet: value !== null }])
  })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={owner}>
        <SettingList group="sharing" only={({ key }) => key === 'dynamicLinkDomain'} />
      </SessionContext>
    </QueryClientProvider>,
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Web address of shared links', {}, soon)
  fireEvent.change(field, { target: { value: 'go.gym.example' } })
  fireEvent.blur(field)
  for (const { name, value } of records) {
    expect(await screen.findByText(value, {}, soon)).toBeDefined()
    expect(screen.getByText(name)).toBeDefined()
  }
  expect([field.value, sent.length]).toEqual(['go.gym.example', 1])
  isProven = true
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.queryByText('club-domain=abc')).toBeNull(), soon)
  expect(field.value).toBe('go.gym.example')
  const call = '/studio/api/v1/owner-settings/dynamicLinkDomain'
  expect(sent).toEqual([
    [call, 'go.gym.example'],
    [call, 'go.gym.example'],
  ])
})
