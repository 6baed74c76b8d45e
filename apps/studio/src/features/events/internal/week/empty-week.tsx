import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useReach } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { NewEventButton } from '../../new-event-button.tsx'

/** Says how to begin. */
export function EmptyWeek() {
  const t = useText()
  const mayEdit = useReach('schedule.edit') !== null
  return (
    <EmptyState
      action={mayEdit && <NewEventButton variant="secondary" />}
      icon="calendar"
      text={t(mayEdit ? 'events.emptyText' : 'events.emptyReadOnly')}
      title={t('events.empty')}
    />
  )
}
