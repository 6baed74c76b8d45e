import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { AccessCodeDialog } from '../codes/access-code-dialog.tsx'
import { UseAnotherCard } from '../manage/use-another-card.tsx'
import { type CancelableKind, CancelButton, cancelableKinds } from './cancel-button.tsx'
import { CancelReasonDialog } from './cancel-reason-dialog.tsx'
import styles from './membership-card.module.css'
import { PauseButton } from './pause-button.tsx'
import { ResumeButton } from './resume-button.tsx'
import { UnpauseButton } from './unpause-button.tsx'

type Props = { display: AccountDisplay; subscription: Subscription | null }

/** The actions available in each status. */
export function MembershipActions({ display, subscription }: Props) {
  const t = useText()
  const { mmsSignupLink } = useTenant()
  // Here, since a cancelled membership has no button to cancel it.
  const [cancelled, setCancelled] = useState<string | null>(null)
  const canEnterCode = display.kind === 'freeAccessExpired' || (display.kind === 'none' && display.canEnterCode)
  const isTrial = display.kind === 'trial' || display.kind === 'trialCancelled'
  const isCancelled = display.kind === 'trialCancelled' || display.kind === 'billingCancelled'
  const lacksAccess = canEnterCode || display.kind === 'none' || display.kind === 'upgradeNeeded'
  const choosesPlan = isTrial || (display.kind === 'none' && !display.canEnterCode && !mmsSignupLink)
  if (display.kind === 'freeAccess') return null
  return (
    <div className={styles.actions}>
      {canEnterCode && <EnterCodeButton />}
      {display.kind === 'pastDue' && subscription && <UseAnotherCard subscription={subscription} />}
      {isCancelled && subscription && <ResumeButton isTrial={isTrial} subscription={subscription} />}
      {choosesPlan && (
        <Button render={<Link to={paths.subscribe} />} variant={isCancelled ? 'secondary' : 'primary'}>
          {t('subscription.choosePlan')}
        </Button>
      )}
      {(display.kind === 'billing' || display.kind === 'term') && (
        <Button render={<Link to={paths.subscribe} />} variant="secondary">
          {t('subscription.changePlan')}
        </Button>
      )}
      {lacksAccess && mmsSignupLink && (
        <Button iconEnd="external" render={<a href={mmsSignupLink} />} variant={canEnterCode ? 'secondary' : 'primary'}>
          {t('subscription.upgrade')}
        </Button>
      )}
      {subscription?.mayPause && <PauseButton subscription={subscription} />}
      {(display.kind === 'pauseAhead' || display.kind === 'paused') && subscription && (
        <UnpauseButton isUnderWay={display.kind === 'paused'} subscription={subscription} />
      )}
      {subscription && isCancelable(display.kind) && (
        <CancelButton
          kind={display.kind}
          onCancelled={() => setCancelled(subscription.subscriptionTag)}
          subscription={subscription}
        />
      )}
      {cancelled !== null && <CancelReasonDialog onClose={() => setCancelled(null)} subscriptionTag={cancelled} />}
    </div>
  )
}

function isCancelable(kind: AccountDisplay['kind']): kind is CancelableKind {
  return cancelableKinds.some((one) => one === kind)
}

/** Opens the dialog for a new access code (SUB-33). */
function EnterCodeButton() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('subscription.enterCode')}</Button>
      <AccessCodeDialog onOpenChange={setOpen} open={open} />
    </>
  )
}
