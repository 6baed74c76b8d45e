import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../lib/query-client.ts'
import type { StudioRouter } from './router.tsx'

/** What every page needs around it. */
export function Providers({ router }: { router: StudioRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
