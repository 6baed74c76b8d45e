import { useQueryClient } from '@tanstack/react-query'
import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { eventPath } from './event-path.ts'

/** Creates events: published at once, or as a draft that opens in its editor. */
export function useCreateEvent(onDone: () => void) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['event'] })

  const publish = (fields: Partial<EventFields>) =>
    run(async () => {
      const { id } = await api('createEvent', { body: fields })
      const params = { id }
      try {
        await api('publishEvent', { params, body: { at: null } })
      } catch (error) {
        await api('binEvent', { params })
        throw error
      }
      await refresh()
      onDone()
      const undo = async () => {
        await api('binEvent', { params })
        await refresh()
      }
      showToast(t('events.created'), { undo: () => void run(undo) })
    })

  const draft = (fields: Partial<EventFields>) =>
    run(async () => {
      const { id } = await api('createEvent', { body: fields })
      void refresh()
      await navigate(eventPath(id))
    })

  return { busy, publish, draft }
}
