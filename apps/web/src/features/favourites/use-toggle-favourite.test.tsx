import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { clearCache } from '../../lib/api/member-cache.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { favouriteChanges, readFavourites, useFavouriteTags } from '../../lib/favourite-tags.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { useSnackbar } from '../../lib/snackbar-store.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { favouritesQuery } from './queries.ts'
import { useToggleFavourite } from './use-toggle-favourite.ts'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
let status: number
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(({ method }) =>
    method === 'OPTIONS' ? { headers } : { headers, status, body: { favourite: method === 'POST' } },
  )
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
  showLanguage('en-gb', enGb)
})
afterAll(() => server.close())
beforeEach(() => {
  clearCache()
  queryClient.setQueryData(favouritesQuery().queryKey, normaliseClasses([item]))
  useSnackbar.setState({ text: '' })
})

const item: ListedClass = { ...classExamples.virtualClass, favourite: true }
const favourites = () => queryClient.getQueryData(favouritesQuery().queryKey)?.map(({ tag }) => tag)

const hasHeart = () => useFavouriteTags.getState().tags.has(item.tag)

function toggle() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useToggleFavourite(item), { wrapper })
  result.current.toggle()
}

function settled() {
  return waitFor(() => expect(queryClient.getMutationCache().getAll().at(-1)?.state.status).toMatch(/success|error/))
}

describe('removing a favourite', () => {
  it('that another device has already removed keeps it removed', async () => {
    status = 404
    toggle()
    await settled()
    expect(favourites()).toEqual([])
    expect(hasHeart()).toBe(false)
    expect(useSnackbar.getState().text).toBe('')
  })

  it('that the server fails to remove restores it with a notice', async () => {
    status = 500
    toggle()
    await settled()
    expect(favourites()).toEqual([item.tag])
    expect(hasHeart()).toBe(true)
    expect(useSnackbar.getState().text).not.toBe('')
  })

  it('on the favourites page shows a notice with undo', async () => {
    status = 200
    window.history.replaceState(null, '', '/user/classes/favourites')
    toggle()
    const { text, action } = useSnackbar.getState()
    expect([text, action?.label]).toEqual(['Removed from favourites', 'Undo'])
    await settled()
    expect(favourites()).toEqual([])
    action?.run()
    await settled()
    expect(favourites()).toEqual([item.tag])
    window.history.replaceState(null, '', '/')
  })

  it('and adding it back at once restores it if the server rejects both', async () => {
    status = 500
    toggle()
    await waitFor(() => expect(hasHeart()).toBe(false))
    toggle()
    await settled()
    expect(favourites()).toEqual([item.tag])
    expect(hasHeart()).toBe(true)
  })

  it('is not undone by a list requested before', async () => {
    const since = favouriteChanges()
    status = 200
    toggle()
    await waitFor(() => expect(hasHeart()).toBe(false))
    readFavourites([item])
    expect(hasHeart()).toBe(false)
    await settled()
    readFavourites([item], since)
    expect(hasHeart()).toBe(false)
    readFavourites([item])
    expect(hasHeart()).toBe(true)
  })
})
