import { createBrowserRouter, type RouteObject } from 'react-router'
import { clubRoutes } from './club-routes.tsx'
import { withEveryPhrase } from './route-kinds.tsx'
import { InstallationGate } from './shell/installation-gate.tsx'
import { PageFailure, StudioFailure } from './shell/page-failure.tsx'
import { Root } from './shell/root.tsx'
import { SessionGate } from './shell/session-gate.tsx'
import { Shell } from './shell/shell.tsx'

export type StudioRouter = ReturnType<typeof createStudioRouter>

/** Every page of the studio, each in its own chunk. */
export function createStudioRouter() {
  return createBrowserRouter(
    [
      {
        element: <Root />,
        errorElement: <StudioFailure />,
        hydrateFallbackElement: <></>,
        children: [...open, signedIn],
      },
    ],
    { basename: '/studio' },
  )
}

/** For everyone, signed in or not. */
const open: RouteObject[] = [
  { path: 'sign-in', lazy: async () => ({ Component: (await import('../pages/sign-in.tsx')).SignInPage }) },
  {
    path: 'forgotten',
    lazy: async () => ({ Component: (await import('../pages/forgotten-password.tsx')).ForgottenPasswordPage }),
  },
  {
    path: 'reset',
    lazy: async () => ({ Component: (await import('../pages/reset-password.tsx')).ResetPasswordPage }),
  },
  withEveryPhrase({
    path: 'invitation',
    lazy: async () => ({ Component: (await import('../pages/invitation.tsx')).InvitationPage }),
  }),
  withEveryPhrase({ path: 'start', lazy: async () => ({ Component: (await import('../pages/start.tsx')).StartPage }) }),
  withEveryPhrase({
    path: 'sign-on/answer',
    lazy: async () => ({ Component: (await import('../pages/sign-on-answer.tsx')).SignOnAnswerPage }),
  }),
  { path: 'enter', lazy: async () => ({ Component: (await import('../pages/enter.tsx')).EnterPage }) },
]

/** For accounts, with or without a club. */
const account = withEveryPhrase({
  path: 'account',
  lazy: async () => ({ Component: (await import('../pages/account.tsx')).AccountPage }),
})

/** For installation administrators, with or without a club. */
const installation: RouteObject = {
  element: <InstallationGate />,
  children: [
    withEveryPhrase({
      path: 'clubs',
      lazy: async () => ({ Component: (await import('../pages/clubs.tsx')).ClubsPage }),
    }),
    withEveryPhrase({
      path: 'installation/:part?',
      lazy: async () => ({ Component: (await import('../pages/installation.tsx')).InstallationPage }),
    }),
  ],
}

const signedIn: RouteObject = {
  element: <SessionGate />,
  children: [
    {
      element: <Shell />,
      errorElement: <StudioFailure />,
      // Inside the shell, so that the navigation stays.
      children: [{ errorElement: <PageFailure />, children: [account, installation, ...clubRoutes] }],
    },
  ],
}
