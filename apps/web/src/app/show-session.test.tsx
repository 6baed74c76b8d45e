import { act, cleanup, render, screen } from '@testing-library/react'
import { Component as ReactComponent } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restoreSession } from '../features/auth/auth-store.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { makeTenant } from '../lib/testing/tenant-factory.ts'
import { requireMember } from './guards.ts'
import { PageTurn } from './page-turn.tsx'
import { showSession } from './show-session.ts'

let mounts = 0

/** Renders the state at its mount, like a query observer. */
class Page extends ReactComponent {
  seen = `${localStorage.getItem('userId')}, mount ${++mounts}`
  override render() {
    return <p>{this.seen}</p>
  }
}

function SignIn() {
  return <p>Sign in</p>
}

async function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: PageTurn,
        children: [
          { path: '/home', Component: Page },
          { path: '/user/account', Component: Page, middleware: [requireMember] },
          { path: '/signin', lazy: async () => ({ Component: SignIn }) },
        ],
      },
    ],
    { initialEntries: ['/before', path] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText(/mount/)
  return router
}

function signOutElsewhere() {
  localStorage.clear()
  restoreSession()
}

beforeEach(() => {
  mounts = 0
  sessionStorage.clear()
  setTenant(makeTenant())
  localStorage.setItem('token', 't1')
  localStorage.setItem('userId', 'u1')
  restoreSession()
})
afterEach(cleanup)

it("ROLE-03 AUTH-06 hides a members' page at once and redirects to sign-in", async () => {
  const router = await open('/user/account')
  let shown: Promise<void> | undefined
  act(() => {
    signOutElsewhere()
    shown = showSession(router)
  })
  expect(screen.queryByText(/u1/)).toBeNull()
  await act(() => shown)
  expect(await screen.findByText('Sign in')).toBeDefined()
  expect(router.state.location.pathname).toBe('/signin')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(sessionStorage.getItem('deeplink')).toBe('/user/account')
})

it("doesn't redirect to the identity provider unasked", async () => {
  const router = await open('/user/account')
  setTenant(makeTenant({ ssoLogin: true }))
  await act(async () => {
    signOutElsewhere()
    await showSession(router)
  })
  expect(router.state.location.search).toBe('?SSO=false')
})

it('AUTH-06 remounts any other page for the new session', async () => {
  const router = await open('/home')
  await act(async () => {
    signOutElsewhere()
    await showSession(router)
  })
  expect(screen.getByText('null, mount 2')).toBeDefined()
  expect(router.state.location.pathname).toBe('/home')
})
