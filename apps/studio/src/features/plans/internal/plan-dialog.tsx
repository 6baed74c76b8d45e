import { useQueryClient } from '@tanstack/react-query'
import type { PlanFields, StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { planUnits } from '@upbeat/rules/subscription/plan-period'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useId, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { reasonOf } from '../../../lib/api/studio-error.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { plansQuery } from '../plans-query.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import styles from './dialog-form.module.css'
import { fieldsOf, inputOf, isNewPrice, planInput } from './plan-input.ts'
import { usePlanWords } from './plan-words.ts'

type PlanDialogProps = {
  /** Null for a new one. */
  plan: StudioPlan | null
  /** The club's. */
  currency: string
  onClose: () => void
}

const unitKeys = { day: 'plans.days', month: 'plans.months', year: 'plans.years' } as const

/** Creates or edits a plan. A changed price says who keeps the old one; input is kept when somebody else was faster. */
export function PlanDialog({ plan, currency: clubCurrency, onClose }: PlanDialogProps) {
  const t = useText()
  const words = usePlanWords()
  const formId = useId()
  const queryClient = useQueryClient()
  /** The plan that is replaced by saving. */
  const [base, setBase] = useState(plan)
  const [theirs, setTheirs] = useState<StudioPlan | null>(null)
  const currency = base?.currency ?? clubCurrency
  const { busy, notice, props, field, watch, reset, handleSubmit } = useStudioForm({
    schema: planInput(currency),
    initial: inputOf(plan),
    problems: {
      name: 'plans.nameProblem',
      price: 'plans.priceProblem',
      count: 'plans.countProblem',
      trialDays: 'plans.trialProblem',
      benefits: 'plans.benefitsProblem',
    },
    send: (input) => save(base, fieldsOf(input)),
  })

  async function save(onto: StudioPlan | null, fields: PlanFields) {
    setTheirs(null)
    try {
      await store(onto, fields, currency)
    } catch (error) {
      const latest = reasonOf(error) === 'changedElsewhere' && onto ? await latestOf(onto) : undefined
      if (!latest) throw error
      return setTheirs(latest)
    }
    await queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
    showToast(t(plan ? 'plans.saved' : 'plans.created'))
    onClose()
  }

  async function latestOf({ tag }: StudioPlan) {
    const { plans } = await queryClient.fetchQuery({ ...plansQuery, staleTime: 0 })
    return plans.find((one) => one.tag === tag || one.earlier.some((former) => former.tag === tag))
  }

  function keepMine() {
    setBase(theirs)
    void handleSubmit((input) => save(theirs, fieldsOf(input)))()
  }

  function takeTheirs() {
    setBase(theirs)
    reset(inputOf(theirs))
    setTheirs(null)
  }

  return (
    <Dialog
      actions={
        <Button busy={busy} form={formId} type="submit">
          {t(plan ? 'plans.save' : 'plans.create')}
        </Button>
      }
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={plan ? t('plans.editOne', { name: plan.name }) : t('plans.new')}
    >
      <form {...props} className={form.form} id={formId}>
        <FormNotice text={notice} />
        <ConflictNotice
          onKeep={keepMine}
          onTake={takeTheirs}
          text={theirs ? t('plans.conflict', { name: theirs.name, terms: words.terms(theirs) }) : ''}
        />
        <TextField {...field('name')} autoComplete="off" label={t('plans.name')} />
        <TextField {...field('price')} inputMode="decimal" label={t('plans.priceIn', { currency })} />
        <div className={styles.pair}>
          <TextField
            {...field('count')}
            inputMode="numeric"
            label={t(watch().renews === 'no' ? 'plans.runsFor' : 'plans.every')}
          />
          <Select
            {...field('unit')}
            label={t('plans.unit')}
            options={planUnits.map((value) => ({ value, label: t(unitKeys[value]) }))}
          />
        </div>
        <Select
          {...field('renews')}
          label={t('plans.afterwards')}
          options={[
            { value: 'yes', label: t('plans.renews') },
            { value: 'no', label: t('plans.ends') },
          ]}
        />
        {base && isNewPrice(watch(), base) && <NewPriceNotice plan={base} />}
        <TextField
          {...field('trialDays')}
          description={t('plans.trialText')}
          inputMode="numeric"
          label={t('plans.trialDays')}
        />
        <TextArea {...field('benefits')} label={t('plans.benefits')} rows={4} />
      </form>
    </Dialog>
  )
}

function store(plan: StudioPlan | null, fields: PlanFields, currency: string) {
  if (!plan) return api('createPlan', { body: { ...fields, currency } })
  return api('savePlan', { params: { tag: plan.tag }, body: { ...fields, revision: plan.revision } })
}

/** Who keeps the price that is about to be replaced. */
function NewPriceNotice({ plan }: { plan: StudioPlan }) {
  const t = useText()
  const words = usePlanWords()
  const count = plan.subscribers ?? 0
  const text = count === 0 ? t('plans.newPriceNobody') : t('plans.newPrice', { count, terms: words.terms(plan) })
  return <FormNotice text={text} tone="info" />
}
