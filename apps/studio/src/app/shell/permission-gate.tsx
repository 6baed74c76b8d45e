import type { Permission } from '@upbeat/rules/staff/may'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link, Outlet } from 'react-router'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** Renders a page only for roles with the permission; others see why not. */
export function PermissionGate({ permission }: { permission: Permission }) {
  const t = useText()
  if (useReach(permission)) return <Outlet />
  return (
    <EmptyState
      action={<Button render={<Link to="/" />}>{t('shell.toHome')}</Button>}
      icon="lock"
      text={t('shell.notPermittedText')}
      title={t('shell.notPermitted')}
    />
  )
}
