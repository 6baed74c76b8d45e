import { createBrowserRouter } from 'react-router'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'

export type StudioRouter = ReturnType<typeof createStudioRouter>

/** Every page of the studio; each is a chunk of its own. */
export function createStudioRouter() {
  return createBrowserRouter([{ element: <Shell />, children: [{ path: '*', element: <NotFound /> }] }], {
    basename: '/studio',
  })
}
