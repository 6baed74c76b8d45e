import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { showLanguage } from '../features/i18n/change-language.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/query-client.ts'
import { makeTenant } from '../lib/testing/tenant-factory.ts'
import { Component as Home } from './home.tsx'

it('says what the club has below the greeting where there is no class of the day', () => {
  showLanguage('en-gb', enGb)
  const nothing = { showClassOfTheDay: false, showBrowseClasses: false, showChannels: false, showCollections: false }
  setTenant(makeTenant({ ...nothing, showLiveEvent: false, ShowLiveConnect: false }))
  render(
    <QueryClientProvider client={queryClient}>
      <Home />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByText('Every class on demand. Find yours.')).toBeDefined()
})
