import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { timeOf } from '@upbeat/rules/subscription/subscription-like'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { AmountDialog } from '../manage/amount-dialog.tsx'
import { AmountRow } from '../manage/amount-row.tsx'
import { unpauseSubscription } from '../manage/pause-subscription.ts'
import { usePrice } from '../price.ts'

type Props = { subscription: Subscription; isUnderWay: boolean }

/** Ends a pause, after saying what is charged: today if it is under way, else with the next period as before. */
export function UnpauseButton({ subscription, isUnderWay }: Props) {
  const t = useText()
  const day = useClubDate()
  const price = usePrice()
  const [open, setOpen] = useState(false)
  const unpause = useMutation({
    mutationFn: async () => {
      await unpauseSubscription(subscription.subscriptionTag)
      return true
    },
    meta: { quiet: true },
    onSuccess: () => setOpen(false),
  })
  const { nextInvoiceAmount, currency } = subscription
  const from = timeOf(subscription.pausedFrom)
  const label =
    isUnderWay || from === null ? t('subscription.totalToday') : t('subscription.renewsOn', { date: day(from) })

  function ask() {
    unpause.reset()
    setOpen(true)
  }

  return (
    <>
      <Button onClick={ask}>{t('subscription.unpause')}</Button>
      <AmountDialog
        change={unpause}
        label={t('subscription.unpause')}
        onOpenChange={setOpen}
        open={open}
        title={t('subscription.resumeQuestion')}
      >
        {nextInvoiceAmount !== null && <AmountRow amount={price(nextInvoiceAmount, currency)} label={label} />}
        <FormNotice text={unpause.error ? unpause.error.message : ''} />
      </AmountDialog>
    </>
  )
}
