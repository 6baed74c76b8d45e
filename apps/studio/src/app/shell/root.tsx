import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useReauthenticationStore } from '../../lib/api/reauthentication-store.ts'
import { Toasts } from './toasts.tsx'

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('../../features/session/reauthentication-dialog.tsx')).ReauthenticationDialog,
}))

/** The layout of every page, signed in or not. */
export function Root() {
  const asking = useReauthenticationStore((state) => state.asking)
  return (
    <>
      <Outlet />
      <Toasts />
      {asking && (
        <Suspense fallback={null}>
          <ReauthenticationDialog onAnswer={asking.answer} />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  )
}
