import { Outlet } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { NotFound } from './not-found.tsx'

/** Shows a page to those who run the installation; to everyone else it doesn't exist. */
export function InstallationGate() {
  return useSession().account.isInstallationAdmin ? <Outlet /> : <NotFound />
}
