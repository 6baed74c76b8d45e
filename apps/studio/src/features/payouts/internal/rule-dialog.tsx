import { useQueryClient } from '@tanstack/react-query'
import { countedMinutes, type PayoutRule, type Payouts } from '@upbeat/contract/studio/entities/figures/payout'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { payoutsQuery } from '../payout-queries.ts'

const decimal = /^\d{1,7}([.,]\d{1,3})?$/
const Fields = z
  .object({ kind: z.enum(['fixed', 'share']), amount: z.string().regex(decimal), counts: z.enum(countedMinutes) })
  .refine(({ kind, amount }) => kind === 'fixed' || numberOf(amount) <= 100, { path: ['amount'] })
type Fields = z.infer<typeof Fields>

/** How the pool is made, and whose minutes share it. */
export function RuleDialog({ overview: { rule, currency }, onClose }: { overview: Payouts; onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const edited = useStudioForm<Fields>({
    schema: Fields,
    initial: fieldsOf(rule, currency),
    problems: { amount: 'payouts.amountProblem' },
    send: async (fields) => {
      await api('savePayoutRule', { body: ruleOf(fields, currency) })
      await queryClient.invalidateQueries({ queryKey: payoutsQuery.queryKey })
      showToast(t('payouts.saved'))
      onClose()
    },
  })
  const isShare = edited.watch('kind') === 'share'
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('payouts.ruleText')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('payouts.rule')}
    >
      <form {...edited.props} className={form.form}>
        <FormNotice text={edited.notice} />
        <Select
          {...edited.field('kind')}
          label={t('payouts.kind')}
          options={[
            { value: 'fixed', label: t('payouts.kindFixed') },
            { value: 'share', label: t('payouts.kindShare') },
          ]}
        />
        <TextField
          {...edited.field('amount')}
          autoComplete="off"
          inputMode="decimal"
          label={isShare ? t('payouts.percent') : t('payouts.amountEachMonth', { currency })}
        />
        <Select
          {...edited.field('counts')}
          label={t('payouts.counts')}
          options={[
            { value: 'all', label: t('payouts.minutesAll') },
            { value: 'onDemand', label: t('payouts.minutesOnDemand') },
            { value: 'live', label: t('payouts.minutesLive') },
          ]}
        />
        <div className={form.actions}>
          <Button busy={edited.busy} type="submit">
            {t('payouts.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function fieldsOf(rule: PayoutRule | null, currency: string): Fields {
  if (!rule) return { kind: 'fixed', amount: '', counts: 'all' }
  const { pool, counts } = rule
  const amount = pool.kind === 'share' ? pool.percent : majorUnits(pool.amountMinor, currency)
  return { kind: pool.kind, amount: String(amount), counts }
}

function ruleOf({ kind, amount, counts }: Fields, currency: string): PayoutRule {
  const number = numberOf(amount)
  if (kind === 'share') return { pool: { kind, percent: Math.round(number * 100) / 100 }, counts }
  return { pool: { kind, amountMinor: minorUnits(number, currency) }, counts }
}

function numberOf(amount: string): number {
  return Number(amount.replace(',', '.'))
}
