import { RouterProvider } from 'react-router/dom'
import type { AppRouter } from './router.ts'

/** The context providers of every page. */
export function Providers({ router }: { router: AppRouter }) {
  return <RouterProvider router={router} />
}
