import { useQueryClient } from '@tanstack/react-query'
import type { OccurrenceChange } from '@upbeat/contract/studio/entities/event'
import type { ChangeScope } from '@upbeat/rules/schedule/amend-series'
import { api } from '../../../../lib/api/api.ts'
import { useAction } from '../../../../lib/api/use-action.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import type { Slot } from '../week/blocks.ts'

type Asked = { scope: ChangeScope; change: OccurrenceChange; done: string }

/** Changes occurrences, with a toast that undoes it. */
export function useChangeOccurrence({ event, occurrence }: Slot) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['event'] })

  async function undo(entryId: string | null) {
    if (entryId === null) await api('restoreEvent', { params: { id: event.id } })
    else await api('undoBulkChange', { params: { id: entryId } })
    await refresh()
    showToast(t('events.undone'))
  }

  /** Returns whether it was done. */
  function change({ scope, change: wanted, done }: Asked): Promise<boolean> {
    return run(async () => {
      const params = { id: event.id, date: occurrence.date }
      const { entryId } = await api('changeOccurrence', { params, body: { scope, change: wanted } })
      await refresh()
      const isGone = wanted.kind === 'cancelled' && scope === 'all'
      const canUndo = entryId !== null || isGone || wanted.kind === 'cancelled'
      showToast(done, canUndo ? { undo: () => void run(() => undo(entryId)) } : {})
    })
  }

  return { busy, change }
}
