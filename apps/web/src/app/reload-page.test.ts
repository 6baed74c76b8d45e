import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { reloadPage } from './reload-page.ts'

function openAt(pathname: string) {
  const routes = [{ path: '/home' }, { path: '/collections', lazy: () => new Promise<never>(() => {}) }]
  const router = createMemoryRouter(routes, { initialEntries: ['/home'] })
  return { router, page: { pathname, search: '', assign: vi.fn(), reload: vi.fn() } }
}

it('SHELL-21 opens the page whose part could not be loaded', () => {
  const { router, page } = openAt('/home')
  void router.navigate('/collections?length=20#top')
  reloadPage(router, page)
  expect(page.assign).toHaveBeenCalledExactlyOnceWith('/collections?length=20#top')
  expect(page.reload).not.toHaveBeenCalled()
})

it.each([
  ['no page is being opened', '/home', null],
  ['the address is already that of the page being opened', '/collections', '/collections'],
])('SHELL-21 reloads where %s', (_, pathname, next) => {
  const { router, page } = openAt(pathname)
  if (next) void router.navigate(next)
  reloadPage(router, page)
  expect(page.reload).toHaveBeenCalledOnce()
  expect(page.assign).not.toHaveBeenCalled()
})
