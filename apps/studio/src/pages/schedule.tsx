import { NewEventButton } from '../features/events/new-event-button.tsx'
import { ScheduleWeek } from '../features/events/schedule-week.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function SchedulePage() {
  const t = useText()
  return (
    <Page action={<NewEventButton />} title={t('shell.schedule')} width="full">
      <ScheduleWeek />
    </Page>
  )
}
