import { useQuery } from '@tanstack/react-query'
import { isNetworkFailure } from '@upbeat/client/api-error.ts'
import { activeState } from '@upbeat/rules/subscription/enumerations'
import { membershipState } from '@upbeat/rules/subscription/membership-state'
import { upgradeDialogOffered } from '@upbeat/rules/tenant/no-access-answer'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { clock } from '../../../lib/clock.ts'
import { paths } from '../../../lib/paths.ts'
import { wantedHere } from '../../../lib/wanted-class.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { useCheckSkipped } from '../../auth/use-check-skipped.ts'
import { useText } from '../../i18n/text.ts'
import { PlayerFault } from '../../playback/player-fault.tsx'
import { PlayerSkeleton } from '../../playback/player-skeleton.tsx'
import { useTenant } from '../../tenant/tenant-store.ts'
import { UpgradeDialog } from '../upgrade-dialog.tsx'

type NoStreamProps = { title: string; onRetry: () => void; onClose: () => void }

/**
 * Shown if the class has no stream URL (PLAY-04, D-37): without access it offers an upgrade in the club's way (D-34), with access it
 * reports that the stream could not be loaded. Refetches the membership, which may have ended during the class.
 */
export function NoStream({ title, onRetry, onClose }: NoStreamProps) {
  const t = useText()
  const tenant = useTenant()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const skipped = useCheckSkipped()
  const { data, error, isFetchedAfterMount } = useQuery({
    ...subscriptionsQuery(),
    enabled: !skipped,
    refetchOnMount: 'always',
  })
  const isAsking = !skipped && !isFetchedAfterMount
  const { status, hasPlayerAccess } = membershipState(data, tenant, clock.now())
  const hasAccess = status === activeState.active && hasPlayerAccess
  const lacksAccess = !skipped && !isAsking && !isNetworkFailure(error) && !hasAccess
  const sendsAway = lacksAccess && !upgradeDialogOffered(tenant)

  useEffect(() => {
    // The member may be going back: the browser's URL changes before the router's.
    if (!sendsAway || isLeaving || window.location.pathname !== pathname) return
    void navigate(paths.subscribe, { replace: true, state: wantedHere(title) })
  }, [sendsAway, isLeaving, navigate, pathname, title])

  if (isAsking || sendsAway) return <PlayerSkeleton onClose={onClose} />
  if (lacksAccess) return <UpgradeDialog onClose={onClose} title={title} />
  return (
    <PlayerFault hint={t('player.failureText')} onClose={onClose} text={t('errors.stream')} title={title}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </PlayerFault>
  )
}
