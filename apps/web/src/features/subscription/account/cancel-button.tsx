import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { periodEnd } from '@upbeat/rules/subscription/subscription-like'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { cancelSubscription } from '../cancel-subscription.ts'

/** Cancels, after saying what that means and when (SUB-35); why it failed stays in the dialog (ERR-23). */
export function CancelButton({ subscription, isTrial }: { subscription: Subscription; isTrial: boolean }) {
  const t = useText()
  const day = useClubDate()
  const no = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelSubscription(subscription.subscriptionTag),
    meta: { quiet: true },
    onSuccess: () => setOpen(false),
  })
  const end = periodEnd(subscription)
  const consequence =
    end !== null && t(isTrial ? 'subscription.cancelTrialText' : 'subscription.cancelText', { date: day(end) })

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
        description={consequence || undefined}
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
