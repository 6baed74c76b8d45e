import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { type PauseMonths, pauseEnd, pauseMonths } from '@upbeat/rules/subscription/billing'
import { periodEnd } from '@upbeat/rules/subscription/subscription-like'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language-store.ts'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { AmountDialog } from '../manage/amount-dialog.tsx'
import { pauseSubscription } from '../manage/pause-subscription.ts'
import { durationIn } from '../plan-text.ts'

/** Pauses the membership from its next period, after saying from when until when. */
export function PauseButton({ subscription }: { subscription: Subscription }) {
  const t = useText()
  const day = useClubDate()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [months, setMonths] = useState<PauseMonths>(1)
  const pause = useMutation({
    mutationFn: async () => {
      await pauseSubscription(subscription.subscriptionTag, months)
      return true
    },
    meta: { quiet: true },
    onSuccess: () => setOpen(false),
  })
  const from = periodEnd(subscription)
  if (from === null) return null

  function ask() {
    pause.reset()
    setOpen(true)
  }

  return (
    <>
      <Button onClick={ask} variant="secondary">
        {t('subscription.pause')}
      </Button>
      <AmountDialog
        change={pause}
        description={t('subscription.pauseText', { from: day(from), until: day(pauseEnd(from, months)) })}
        label={t('subscription.pause')}
        onOpenChange={setOpen}
        open={open}
        title={t('subscription.pauseQuestion')}
      >
        <Select
          label={t('subscription.pauseLength')}
          onChange={({ target }) => setMonths(pauseMonths.find((one) => String(one) === target.value) ?? 1)}
          options={pauseMonths.map((count) => ({
            value: String(count),
            label: durationIn(language, { unit: 'month', count }),
          }))}
          value={String(months)}
        />
        <FormNotice text={pause.error ? pause.error.message : ''} />
      </AmountDialog>
    </>
  )
}
