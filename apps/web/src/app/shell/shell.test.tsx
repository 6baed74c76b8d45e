import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enGb } from '@upbeat/phrases/en-gb'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreSession } from '../../features/auth/auth-store.ts'
import { readEmbeddedMode } from '../../features/embedding/embedded-mode.ts'
import { NotFoundMessage } from '../../features/fault/not-found-message.tsx'
import { showLanguage } from '../../features/i18n/change-language.ts'
import { setTenant } from '../../features/tenant/tenant-store.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { makeEmbeddedConfig, makeTenant } from '../../lib/testing/tenant-factory.ts'
import { setBuildVersion } from '../build-version.ts'
import { ErrorScreen } from './error-screen.tsx'
import { PageFrame } from './page-frame.tsx'
import { Shell } from './shell.tsx'

const embeddedConfig = makeEmbeddedConfig({ 'content-mode': 'tenant' })
/** An embedded club whose pages keep their own navigation. */
const embeddedSite = makeEmbeddedConfig()

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  localStorage.clear()
  setTenant(makeTenant())
  setBuildVersion('4.0.2.1174')
  showLanguage('en-gb', enGb)
  restoreSession()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

async function show(page: Partial<RouteObject> = {}) {
  const children = [
    { path: '/home', element: <h1>Home</h1>, handle: { title: 'pages.home' as const }, ...page },
    { path: '/tc', element: <h1>Terms</h1>, handle: { title: 'pages.terms' as const } },
    { path: '*', Component: NotFoundMessage },
  ]
  const framed = [{ Component: PageFrame, children: [{ ErrorBoundary: ErrorScreen, children }] }]
  const routes = [{ Component: Shell, children: framed }] as RouteObject[]
  const router = createMemoryRouter(routes, { initialEntries: ['/home'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('main')
  return router
}

function signInHere() {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
  queryClient.setQueryData(['user'], { applicationProfile: { emailAddress: '', firstName: 'Ada', lastName: 'Byron' } })
}

const fault = new Error('broken')

function Broken(): never {
  throw fault
}

const header = () => within(screen.getByRole('banner'))
// The menu button is only visible on narrow screens, so find it regardless of visibility.
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('header', () => {
  it('SHELL-03 has the four links', async () => {
    await show()
    expect(links('Main')).toEqual([
      'Connect /connect/',
      'Classes /classes',
      'Channels /channels/',
      'Collections /collections',
    ])
  })

  it('SHELL-05 offers sign-in and sign-up to visitors only', async () => {
    await show()
    expect(header().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
    expect(header().getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup')
    expect(header().queryByRole('button', { name: 'Menu', hidden: true })).toBeNull()
    act(signInHere)
    expect(header().queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(header().queryByRole('link', { name: 'Sign up' })).toBeNull()
  })

  it('hides sign-up if the club has none', async () => {
    setTenant(makeTenant({ showSignUpPage: false }))
    await show()
    expect(header().queryByRole('link', { name: 'Sign up' })).toBeNull()
  })

  it('SHELL-04 links members to their favourites by their initials', async () => {
    signInHere()
    await show()
    const avatar = await header().findByRole('link', { name: /favourites/ })
    expect(avatar.getAttribute('href')).toBe('/user/classes/favourites')
    expect(avatar.textContent).toMatch(/^AB/)
    expect(header().getByRole('button', { name: 'Menu', hidden: true })).toBeTruthy()
  })

  it('SHELL-02 SHELL-07 in tenant content mode links only to the club list', async () => {
    setTenant(makeTenant({ embeddedConfig }))
    await show()
    expect(header().getAllByRole('link')).toHaveLength(1)
    expect(header().getByRole('link').getAttribute('href')).toBe('/connect/clublist')
  })

  it('SHELL-04 SHELL-07 links members to their own pages in tenant content mode too', async () => {
    setTenant(makeTenant({ embeddedConfig }))
    signInHere()
    await show()
    const avatar = await header().findByRole('link', { name: /favourites/ })
    expect(avatar.getAttribute('href')).toBe('/user/classes/favourites')
    expect(header().queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })
})

describe('embedding', () => {
  beforeEach(() => readEmbeddedMode('?runtime=embedded', false))
  afterEach(() => {
    sessionStorage.clear()
    readEmbeddedMode('', false)
  })

  it.each([
    [null, ['header', 'logo', 'sign-in', 'footer']],
    ['showLogo', ['header', 'sign-in', 'footer']],
    ['showFooter', ['header', 'logo', 'sign-in']],
    ['showSignInPage', ['header', 'logo', 'footer']],
    ['showHeader', ['footer']],
  ])('EMBED-08 EMBED-04 with %s off shows %j', async (off, expected) => {
    setTenant(makeTenant({ embeddedConfig: { ...embeddedSite, ...(off && { [off]: false }) } }))
    await show()
    const parts = {
      header: screen.queryByRole('banner'),
      logo: screen.queryByRole('link', { name: 'Pulse Club, start page' }),
      'sign-in': screen.queryByRole('link', { name: 'Sign in' }),
      footer: screen.queryByRole('contentinfo'),
    }
    expect(Object.entries(parts).flatMap(([name, part]) => (part ? [name] : []))).toEqual(expected)
  })

  it('EMBED-08 the same settings hide nothing outside a host’s page', async () => {
    sessionStorage.clear()
    readEmbeddedMode('', false)
    const hidden = { showHeader: false, showFooter: false, showLogo: false, showSignInPage: false }
    setTenant(makeTenant({ embeddedConfig: { ...embeddedSite, ...hidden } }))
    await show()
    expect(screen.getByRole('link', { name: 'Pulse Club, start page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })
})

describe('search in the header', () => {
  it('is focused by / unless a field has focus, and opens the results', async () => {
    const router = await show({ element: <textarea aria-label="Note" /> })
    const box = await header().findByRole('searchbox', { name: 'Search classes' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '1/2')
    expect(screen.getByDisplayValue('1/2')).toBe(document.activeElement)
    act(() => screen.getByRole('textbox', { name: 'Note' }).blur())
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(box)
    await userEvent.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/home')
    await userEvent.keyboard('slow & easy{Enter}')
    expect(router.state.location.pathname).toBe('/classes/search')
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('slow & easy')
    expect(header().queryByRole('searchbox')).toBeNull()
  })
})

describe('menu', () => {
  it('SHELL-06 links to the start, the search and sign-out, and can be closed', async () => {
    signInHere()
    await show()
    const menu = within(screen.getByRole('navigation', { name: 'Menu', hidden: true }))
    const names = menu.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
    expect([names[0], names.at(-1)]).toEqual(['Home', 'Log Out'])
    expect(names).toContain('Search')
    const close = menu.getByRole('button', { name: 'Close', hidden: true })
    expect(close.getAttribute('popovertargetaction')).toBe('hide')
  })
})

describe('footer', () => {
  it('SHELL-08 SHELL-10 has the links, the year and the build', async () => {
    await show()
    expect(links('More')).toEqual([
      'Channels /channels/',
      'Collections /collections',
      'Search /classes/search',
      'Contact /contact',
      'Terms /tc',
    ])
    const footer = screen.getByRole('contentinfo').textContent
    expect(footer).toContain(`© ${new Date().getFullYear()} Pulse Club Ltd`)
    expect(footer).toContain('4.0.2.1174')
  })

  it('SHELL-09 I18N-09 has the language selector if enabled, with all languages once it is near', async () => {
    let comeIntoView = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
          comeIntoView = () => notify([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
    await show()
    const select = screen.getByRole('combobox', { name: 'Language' })
    const names = () =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['English (UK)'])
    act(() => comeIntoView())
    expect(names()).toEqual(['English (UK)', 'ไทย'])
    cleanup()
    setTenant(makeTenant({ langauageSelector: false }))
    await show()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('navigation', () => {
  it('sets the title, and focuses the heading', async () => {
    const router = await show()
    expect(document.title).toBe('Home · Pulse Club')
    await act(() => router.navigate('/tc'))
    expect(document.title).toBe('Terms and conditions · Pulse Club')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms' }))
  })

  it('focuses the primary field of a page, but not when going back to it', async () => {
    const router = await show({ element: <input aria-label="Search" data-focus-first /> })
    const field = () => screen.getByRole('textbox', { name: 'Search' })
    await act(() => router.navigate('/tc'))
    await act(() => router.navigate('/home'))
    expect(document.activeElement).toBe(field())
    await act(() => router.navigate('/tc'))
    await act(() => router.navigate(-1))
    expect(document.activeElement).not.toBe(field())
  })

  it('shows a page for unknown URLs', async () => {
    const router = await show()
    await act(() => router.navigate('/no/such'))
    expect(screen.getByRole('main').textContent).toContain('this page does not exist')
    expect(document.title).toBe('Page not found · Pulse Club')
  })
})

describe('faults', () => {
  it('ERR-42 an error in a page shows the generic text inside the shell and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await show({ element: <Broken /> })
    expect(screen.getByRole('main').textContent).toContain('Something went wrong. Please try again or contact us.')
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(log).toHaveBeenCalledWith(fault)
    log.mockRestore()
  })
})

describe('notices', () => {
  it('SHELL-17 have the info style for errors and the success style otherwise', async () => {
    await show()
    act(() => notify('Broken', 'error'))
    expect(screen.getByText('Broken').closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')
    act(() => notify('Saved'))
    expect(screen.getByText('Saved').closest('[data-tone]')?.getAttribute('data-tone')).toBe('success')
  })

  it('SHELL-16 stay on a press elsewhere', async () => {
    await show()
    act(() => notify('Saved'))
    act(() => screen.getByRole('main').click())
    expect(screen.getByText('Saved')).toBeTruthy()
  })
})
