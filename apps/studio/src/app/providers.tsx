import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../lib/api/query-client.ts'
import type { StudioRouter } from './router.tsx'

/** The context providers of every page. */
export function Providers({ router }: { router: StudioRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
