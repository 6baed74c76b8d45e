import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { makeEvent } from '../testing/make-event.ts'
import { detailsOfCard } from './live-details.ts'
import { liveQuery } from './live-query.ts'
import { ReplayOffer } from './replay-offer.tsx'

const event = makeEvent({ id: 'E1', videoId: 'V1' })

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})

function show(replayLink?: string) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(liveQuery('E1').queryKey, { ...detailsOfCard(event), link: '', replayLink })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ReplayOffer event={event} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the offer of a replay', () => {
  it('leads to the recording of the last time where there is one', () => {
    show('https://pulse.example/media/s/a/master.m3u8')
    const link = screen.getByRole('link', { name: 'Watch the recording' })
    expect(link.getAttribute('href')).toBe('/connect/classes/V1?event=E1')
  })

  it('is none where there is none', () => {
    show()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
