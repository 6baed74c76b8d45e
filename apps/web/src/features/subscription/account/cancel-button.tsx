import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { periodEnd } from '@upbeat/rules/subscription/subscription-like'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { cancelSubscription } from '../manage/cancel-subscription.ts'

/** The states in which a membership can be cancelled. */
export const cancelableKinds = ['trial', 'billing', 'pastDue', 'pauseAhead', 'paused'] as const
export type CancelableKind = (typeof cancelableKinds)[number]

type Props = { subscription: Subscription; kind: CancelableKind; onCancelled: () => void }

/** Cancels the subscription after explaining the effect and date (SUB-35); errors stay in the dialog (ERR-23). */
export function CancelButton({ subscription, kind, onCancelled }: Props) {
  const t = useText()
  const day = useClubDate()
  const no = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelSubscription(subscription.subscriptionTag),
    meta: { quiet: true },
    onSuccess: () => {
      setOpen(false)
      onCancelled()
    },
  })

  function consequenceOf() {
    // While a renewal is failing, or in a pause, nothing is paid, so there is no period to run out.
    if (kind === 'pastDue' || kind === 'paused') return t('subscription.cancelNowText')
    const end = periodEnd(subscription)
    if (end === null) return undefined
    return t(kind === 'trial' ? 'subscription.cancelTrialText' : 'subscription.cancelText', { date: day(end) })
  }

  function ask() {
    cancel.reset()
    setOpen(true)
  }

  return (
    <>
      <Button onClick={ask} variant="quiet">
        {t('subscription.cancelSubscription')}
      </Button>
      <Dialog
        actions={
          <>
            <Button onClick={() => setOpen(false)} ref={no} variant="secondary">
              {t('common.no')}
            </Button>
            <Button busy={cancel.isPending} onClick={() => cancel.mutate()} variant="danger">
              {t('common.yes')}
            </Button>
          </>
        }
        description={consequenceOf()}
        initialFocus={no}
        onOpenChange={setOpen}
        open={open}
        size="small"
        title={t('subscription.cancelQuestion')}
      >
        <FormNotice text={cancel.error ? messageOf(cancel.error, t('errors.network')) : ''} />
      </Dialog>
    </>
  )
}

function messageOf(error: Error, offline: string): string {
  return error instanceof ApiError && error.status === 0 ? offline : error.message
}
