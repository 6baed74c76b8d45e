import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanList as Plans, StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import { OrderedList } from '../../lib/order/ordered-list.tsx'
import { PlanDialog } from './internal/plan-dialog.tsx'
import { PlanRow } from './internal/plan-row.tsx'
import styles from './plan-list.module.css'
import { plansQuery } from './plans-query.ts'

/** The club's plans in the members' order, archived ones apart (SELL-02). */
export function PlanList() {
  return (
    <QueryStates height="16rem" query={useQuery(plansQuery)}>
      {(list) => <LoadedList {...list} />}
    </QueryStates>
  )
}

function LoadedList({ plans, currency }: Plans) {
  const t = useText()
  const mayEdit = useReach('plans.edit') !== null
  const [edited, setEdited] = useState<StudioPlan | null>(null)
  const order = useOrder()
  const forSale = plans.filter(({ isArchived }) => !isArchived)
  const archived = plans.filter(({ isArchived }) => isArchived)
  if (plans.length === 0) return <EmptyState icon="card" text={t('plans.noneText')} title={t('plans.none')} />
  const parts = {
    keyOf: ({ tag }: StudioPlan) => tag,
    nameOf: ({ name }: StudioPlan) => name,
    children: (plan: StudioPlan) => <PlanRow mayEdit={mayEdit} onEdit={() => setEdited(plan)} plan={plan} />,
  } as const
  return (
    <div className={styles.page}>
      {forSale.length === 0 ? (
        <p>{t('plans.noneForSale')}</p>
      ) : (
        <OrderedList<StudioPlan>
          {...parts}
          items={forSale}
          label={t('plans.forSale')}
          {...(mayEdit && { onOrder: (items: StudioPlan[]) => void order(items) })}
        />
      )}
      {archived.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('plans.archived')}</h2>
          <OrderedList<StudioPlan> {...parts} items={archived} label={t('plans.archived')} />
        </section>
      )}
      {edited !== null && <PlanDialog currency={currency} onClose={() => setEdited(null)} plan={edited} />}
    </div>
  )
}

/** Shows the new order at once, and the former one if it can't be saved. */
function useOrder() {
  const t = useText()
  const queryClient = useQueryClient()
  const { run } = useAction()
  return async function order(items: StudioPlan[]) {
    const { queryKey } = plansQuery
    // A pending request would restore the previous order.
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (!before) return
    const rest = before.plans.filter(({ tag }) => !items.some((item) => item.tag === tag))
    queryClient.setQueryData(queryKey, { ...before, plans: [...items, ...rest] })
    const isDone = await run(() => api('orderPlans', { body: { tags: items.map(({ tag }) => tag) } }))
    if (isDone) showToast(t('curation.orderSaved'))
    else queryClient.setQueryData(queryKey, before)
  }
}
