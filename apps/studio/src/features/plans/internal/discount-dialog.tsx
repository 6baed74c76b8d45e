import { useQueryClient } from '@tanstack/react-query'
import type { StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useId, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { reasonOf } from '../../../lib/api/studio-error.ts'
import { DateField } from '../../../lib/dates/date-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { discountsQuery } from '../codes-query.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import styles from './dialog-form.module.css'
import { type DiscountInput, discountInput, inputOfDiscount, newDiscountOf, validityOf } from './discount-input.ts'
import { useDiscountWords } from './discount-words.ts'

type DiscountDialogProps = {
  /** Null for a new one. */
  discount: StudioDiscount | null
  /** The club's. */
  currency: string
  timeZone: string
  onClose: () => void
}

/** Creates a discount code, or changes when and how often it can be used. */
export function DiscountDialog({ discount, currency, timeZone, onClose }: DiscountDialogProps) {
  const t = useText()
  const words = useDiscountWords()
  const formId = useId()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(discount)
  const [theirs, setTheirs] = useState<StudioDiscount | null>(null)
  const { busy, notice, props, field, dateField, watch, reset, handleSubmit } = useStudioForm({
    schema: discountInput(currency),
    initial: inputOfDiscount(discount),
    problems: {
      code: 'plans.codeProblem',
      value: 'plans.discountProblem',
      months: 'plans.monthsProblem',
      until: 'plans.untilProblem',
      maximumUses: 'plans.usesProblem',
    },
    send: (input) => save(base, input),
  })
  const isPercent = watch('kind') === 'percent'

  async function save(onto: StudioDiscount | null, input: DiscountInput) {
    setTheirs(null)
    try {
      await store(onto, input)
    } catch (error) {
      const latest = reasonOf(error) === 'changedElsewhere' && onto ? await latestOf(onto) : undefined
      if (!latest) throw error
      return setTheirs(latest)
    }
    await queryClient.invalidateQueries({ queryKey: discountsQuery.queryKey })
    showToast(t(discount ? 'plans.codeSaved' : 'plans.codeCreated'))
    onClose()
  }

  async function latestOf({ code }: StudioDiscount) {
    const { discounts } = await queryClient.fetchQuery({ ...discountsQuery, staleTime: 0 })
    return discounts.find((one) => one.code === code)
  }

  function keepMine() {
    setBase(theirs)
    void handleSubmit((input) => save(theirs, input))()
  }

  function takeTheirs() {
    setBase(theirs)
    reset(inputOfDiscount(theirs))
    setTheirs(null)
  }

  return (
    <Dialog
      actions={
        <Button busy={busy} form={formId} type="submit">
          {t(discount ? 'plans.save' : 'plans.createCode')}
        </Button>
      }
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={discount ? t('plans.editOne', { name: discount.code }) : t('plans.newDiscount')}
    >
      <form {...props} className={form.form} id={formId}>
        <FormNotice text={notice} />
        <ConflictNotice
          onKeep={keepMine}
          onTake={takeTheirs}
          text={theirs ? t('plans.codeConflict', { terms: words.validity(theirs).join(' · ') }) : ''}
        />
        {discount ? (
          <p className={form.hint}>{t('plans.fixedBenefit', { benefit: words.benefit(discount) })}</p>
        ) : (
          <>
            <TextField
              {...field('code')}
              autoCapitalize="characters"
              autoComplete="off"
              dir="ltr"
              label={t('plans.code')}
              spellCheck={false}
            />
            <div className={styles.pair}>
              <TextField
                {...field('value')}
                inputMode="decimal"
                label={isPercent ? t('plans.percentOff') : t('plans.amountOffIn', { currency })}
              />
              <Select
                {...field('kind')}
                label={t('plans.kind')}
                options={[
                  { value: 'percent', label: t('plans.percent') },
                  { value: 'amount', label: t('plans.amount') },
                ]}
              />
            </div>
            <TextField
              {...field('months')}
              description={t('plans.discountMonthsText')}
              inputMode="numeric"
              label={t('plans.discountMonths')}
            />
          </>
        )}
        <DateField
          {...dateField('from')}
          description={t('plans.inZone', { zone: timeZone.replaceAll('_', ' ') })}
          kind="dateTime"
          label={t('plans.from')}
        />
        <DateField {...dateField('until')} kind="dateTime" label={t('plans.until')} />
        <TextField
          {...field('maximumUses')}
          description={t('plans.maximumUsesText')}
          inputMode="numeric"
          label={t('plans.maximumUses')}
        />
      </form>
    </Dialog>
  )
}

function store(discount: StudioDiscount | null, input: DiscountInput) {
  if (!discount) return api('createDiscount', { body: newDiscountOf(input) })
  const body = { ...validityOf(input), revision: discount.revision }
  return api('saveDiscount', { params: { code: discount.code }, body })
}
