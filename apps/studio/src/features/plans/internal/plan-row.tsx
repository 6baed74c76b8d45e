import { useQueryClient } from '@tanstack/react-query'
import type { StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { plansQuery } from '../plans-query.ts'
import { usePlanWords } from './plan-words.ts'

type PlanRowProps = { plan: StudioPlan; mayEdit: boolean; onEdit: () => void }

/** A plan's price, trial and subscribers, with its actions. */
export function PlanRow({ plan, mayEdit, onEdit }: PlanRowProps) {
  const t = useText()
  const words = usePlanWords()
  const { name, trialDays, benefits, earlier } = plan
  const former = earlier.filter(({ subscribers }) => subscribers !== 0)
  const notes = [
    ...(trialDays > 0 ? [t('plans.trial', { count: trialDays })] : []),
    words.subscribers(plan.subscribers),
    ...former.map((price) =>
      t('plans.former', { terms: words.terms(price), who: words.subscribers(price.subscribers) }),
    ),
  ]
  return (
    <>
      <span className={rows.what}>
        <span className={rows.name} dir="auto">
          {name}
        </span>
        <span>{words.terms(plan)}</span>
        <span className={rows.note}>{notes.join(' · ')}</span>
        {benefits.length > 0 && (
          <span className={rows.note} dir="auto">
            {benefits.join(', ')}
          </span>
        )}
      </span>
      {mayEdit && <Actions onEdit={onEdit} plan={plan} />}
    </>
  )
}

function Actions({ plan, onEdit }: Pick<PlanRowProps, 'plan' | 'onEdit'>) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const { name, tag, isArchived } = plan

  async function archive(wanted: boolean) {
    const isDone = await run(async () => {
      await api(wanted ? 'archivePlan' : 'unarchivePlan', { params: { tag } })
      await queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
    })
    if (isDone) showToast(t(wanted ? 'plans.isArchived' : 'plans.isForSale'), { undo: () => void archive(!wanted) })
  }

  return (
    <span className={rows.actions}>
      <Button aria-label={t('plans.editOne', { name })} onClick={onEdit} size="small" variant="secondary">
        {t('plans.edit')}
      </Button>
      <Button
        aria-label={t(isArchived ? 'plans.unarchiveOne' : 'plans.archiveOne', { name })}
        busy={busy}
        onClick={() => void archive(!isArchived)}
        size="small"
        variant="quiet"
      >
        {t(isArchived ? 'plans.unarchive' : 'plans.archive')}
      </Button>
    </span>
  )
}
