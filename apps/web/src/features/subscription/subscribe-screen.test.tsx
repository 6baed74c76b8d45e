import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { usePageTitleStore } from '../../lib/page/page-title.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { SubscribeScreen } from './subscribe-screen.tsx'

it('ROUTE-22 offers no plans, in heading or title, if memberships are managed elsewhere', () => {
  showLanguage('en-gb', enGb)
  setTenant(makeTenant({ isThirdPartyEnabled: true }))
  render(
    <QueryClientProvider client={queryClient}>
      <SubscribeScreen />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscription')
  expect(usePageTitleStore.getState().title).toBe('Subscription')
})
