import { useQueryClient } from '@tanstack/react-query'
import type { PlannedDay } from '@upbeat/contract/studio/entities/curation'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'

type DayPlan = { day: string; tag: string | null }
type Planned = Pick<PlannedDay, 'day' | 'planned'>

/** Plans the class of single days, and moves a planned class to another day; either can be undone. */
export function useDayPlans() {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()

  const send = (plans: readonly DayPlan[]) =>
    run(async () => {
      for (const { day, tag } of plans) await api('planClassOfDay', { params: { day }, body: { tag } })
      await queryClient.invalidateQueries({ queryKey: ['classOfDay'] })
    })

  /** Resolves to whether it is saved. */
  async function plan({ day, planned }: Planned, tag: string | null): Promise<boolean> {
    const before = planned?.tag ?? null
    const isDone = await send([{ day, tag }])
    if (isDone)
      showToast(t(tag === null ? 'curation.unplanned' : 'curation.planDone'), {
        undo: () => void send([{ day, tag: before }]),
      })
    return isDone
  }

  /** Two planned days swap their classes. Resolves to whether it is saved. */
  async function move(from: Planned, to: Planned): Promise<boolean> {
    const [moved, met] = [from.planned?.tag ?? null, to.planned?.tag ?? null]
    // The target first: a failure between the two loses no plan.
    const isDone = await send([
      { day: to.day, tag: moved },
      { day: from.day, tag: met },
    ])
    if (isDone)
      showToast(t('curation.planMoved'), {
        undo: () =>
          void send([
            { day: from.day, tag: moved },
            { day: to.day, tag: met },
          ]),
      })
    return isDone
  }

  return { busy, plan, move }
}
