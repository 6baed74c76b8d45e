import { Outlet } from 'react-router'
import { useSession } from '../../lib/api/session.ts'
import { NotFound } from './not-found.tsx'

/** Renders a page only for installation administrators; for others it is not found. */
export function InstallationGate() {
  return useSession().account.isInstallationAdmin ? <Outlet /> : <NotFound />
}
