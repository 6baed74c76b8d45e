import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { periodEnd } from '@upbeat/rules/subscription/subscription-like'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { AmountDialog } from '../manage/amount-dialog.tsx'
import { AmountRow } from '../manage/amount-row.tsx'
import { resumeSubscription } from '../manage/change-plan.ts'
import { usePrice } from '../price.ts'

/** Reverts a cancellation after showing the renewal date and amount (SUB-38). A trial costs nothing either way. */
export function ResumeButton({ subscription, isTrial }: { subscription: Subscription; isTrial: boolean }) {
  const t = useText()
  const day = useClubDate()
  const price = usePrice()
  const [open, setOpen] = useState(false)
  const resume = useMutation({
    mutationFn: () => resumeSubscription(subscription),
    meta: { quiet: true },
    onSuccess: (resumed) => resumed && setOpen(false),
  })
  const { renewalAmount, currency } = subscription
  const end = periodEnd(subscription)

  function ask() {
    resume.reset()
    setOpen(true)
  }

  return (
    <>
      <Button onClick={ask}>{t('subscription.resume')}</Button>
      <AmountDialog
        change={resume}
        description={isTrial && end !== null ? t('subscription.cancelTrialText', { date: day(end) }) : undefined}
        label={t('subscription.resume')}
        onOpenChange={setOpen}
        open={open}
        title={t('subscription.resumeQuestion')}
      >
        {!isTrial && end !== null && renewalAmount !== null && (
          <AmountRow amount={price(renewalAmount, currency)} label={t('subscription.renewsOn', { date: day(end) })} />
        )}
      </AmountDialog>
    </>
  )
}
