import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** A new document; earlier state is only in the tab's storage. `key` is that of its history entry. */
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

it('restores the number of pages of a list after a reload', async () => {
  const list = await openList('a1b2', 'navigate')
  expect(list.count()).toBe(1)
  list.show(3)
  expect(list.count()).toBe(3)
  expect((await openList('a1b2', 'reload')).count()).toBe(3)
  expect((await openList('c3d4', 'reload')).count()).toBe(1)
})

it('starts with one page if the URL is entered again', async () => {
  const list = await openList('default', 'navigate')
  list.show(3)
  expect((await openList('default', 'reload')).count()).toBe(3)
  expect((await openList('default', 'navigate')).count()).toBe(1)
})

it("starts with one page if the stored state can't be parsed", async () => {
  sessionStorage.setItem('pagesShown', '{"a1b2":"many"}')
  expect((await openList('a1b2', 'reload')).count()).toBe(1)
  sessionStorage.setItem('pagesShown', '{')
  expect((await openList('a1b2', 'reload')).count()).toBe(1)
})
