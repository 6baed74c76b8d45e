import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { reloadPage } from './reload-page.ts'

function open() {
  const routes = [{ path: '/home' }, { path: '/collections', lazy: () => new Promise<never>(() => {}) }]
  const router = createMemoryRouter(routes, { initialEntries: ['/home'] })
  return { router, page: { assign: vi.fn(), reload: vi.fn() } }
}

it('SHELL-21 opens the page whose part could not be loaded', () => {
  const { router, page } = open()
  void router.navigate('/collections?length=20#top')
  reloadPage(router, page)
  expect(page.assign).toHaveBeenCalledExactlyOnceWith('/collections?length=20#top')
  expect(page.reload).not.toHaveBeenCalled()
})

it('SHELL-21 reloads if no page is being opened', () => {
  const { router, page } = open()
  reloadPage(router, page)
  expect(page.reload).toHaveBeenCalledOnce()
  expect(page.assign).not.toHaveBeenCalled()
})
