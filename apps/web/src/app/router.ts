import { createBrowserRouter } from 'react-router'
import { routes } from './routes.ts'

export type AppRouter = ReturnType<typeof createAppRouter>

export function createAppRouter() {
  return createBrowserRouter(routes)
}
