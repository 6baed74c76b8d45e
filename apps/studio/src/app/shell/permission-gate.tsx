import type { Permission } from '@upbeat/rules/staff/may'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link, Outlet } from 'react-router'
import { reachIn, useSession } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** Renders a page only for roles with one of the permissions; others see why not. */
export function PermissionGate({ permission }: { permission: Permission | readonly Permission[] }) {
  const t = useText()
  const session = useSession()
  if ([permission].flat().some((one) => reachIn(session, one))) return <Outlet />
  return (
    <EmptyState
      action={<Button render={<Link to="/" />}>{t('shell.toHome')}</Button>}
      icon="lock"
      text={t('shell.notPermittedText')}
      title={t('shell.notPermitted')}
    />
  )
}
