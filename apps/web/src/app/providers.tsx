import { RouterProvider } from 'react-router/dom'
import type { AppRouter } from './router.ts'

/** What every page needs around it. */
export function Providers({ router }: { router: AppRouter }) {
  return <RouterProvider router={router} />
}
