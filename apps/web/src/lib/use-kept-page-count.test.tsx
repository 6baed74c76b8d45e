import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** A document of its own: what it knows of one before is in the tab's storage. `key` is that of the history entry it shows. */
async function openList(key: string, entered: NavigationTimingType) {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: entered } as PerformanceNavigationTiming])
  const { useKeptPageCount } = await import('./use-kept-page-count.ts')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/classes', key }]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => useKeptPageCount(), { wrapper })
  return { count: () => result.current[0], show: (count: number) => act(() => result.current[1](count)) }
}

it('shows as many pages of a list as before when the page is loaded anew', async () => {
  const list = await openList('a1b2', 'navigate')
  expect(list.count()).toBe(1)
  list.show(3)
  expect(list.count()).toBe(3)
  expect((await openList('a1b2', 'reload')).count()).toBe(3)
  expect((await openList('c3d4', 'reload')).count()).toBe(1)
})

it('begins with one page where the address is entered anew', async () => {
  const list = await openList('default', 'navigate')
  list.show(3)
  expect((await openList('default', 'reload')).count()).toBe(3)
  expect((await openList('default', 'navigate')).count()).toBe(1)
})

it('begins with one page where what was kept cannot be read', async () => {
  sessionStorage.setItem('pagesShown', '{"a1b2":"many"}')
  expect((await openList('a1b2', 'reload')).count()).toBe(1)
  sessionStorage.setItem('pagesShown', '{')
  expect((await openList('a1b2', 'reload')).count()).toBe(1)
})
