import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { useCheckSkipped } from '../../auth/use-check-skipped.ts'
import { useText } from '../../i18n/text.ts'
import { upgradeDialogOffered } from '../../tenant/flags.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { PlayerFault } from '../frame/player-fault.tsx'
import { PlayerSkeleton } from '../frame/player-skeleton.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'

type NoStreamProps = { title: string; onRetry: () => void; onClose: () => void }

/**
 * The class came without an address (PLAY-04, D-37): the membership does not include it, so an upgrade is offered as the club does (D-34);
 * a member who has access sees that the stream could not be loaded.
 */
export function NoStream({ title, onRetry, onClose }: NoStreamProps) {
  const t = useText()
  const tenant = useTenant()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const skipped = useCheckSkipped()
  const { data: subscriptions, error, isPending } = useQuery({ ...subscriptionsQuery(), enabled: !skipped })
  const isOffline = error instanceof ApiError && error.status === 0
  const isSubscribed = subscriptions?.some(({ status }) => status === 'active' || status === 'trialing') ?? false
  const lacksAccess = !skipped && !isPending && !isOffline && !isSubscribed
  const sendsAway = lacksAccess && !upgradeDialogOffered(tenant)

  useEffect(() => {
    // Who goes back in this moment has decided otherwise; the browser is there before the router knows.
    if (!sendsAway || isLeaving || window.location.pathname !== pathname) return
    void navigate(paths.subscribe, { replace: true })
  }, [sendsAway, isLeaving, navigate, pathname])

  if ((isPending && !skipped) || sendsAway) return <PlayerSkeleton onClose={onClose} />
  if (lacksAccess) return <UpgradeDialog onClose={onClose} title={title} />
  return (
    <PlayerFault hint={t('player.failureText')} onClose={onClose} text={t('errors.stream')} title={title}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </PlayerFault>
  )
}
