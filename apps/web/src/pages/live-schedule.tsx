import '@upbeat/ui/first-pages.css'
import { ConnectPage } from '../features/connect/connect-page.tsx'
import { LiveSchedule } from '../features/connect/live-schedule.tsx'
import { scheduleQuery } from '../features/connect/queries.ts'
import { OwnCalendar } from '../features/connect/reminders/own-calendar.tsx'
import { useText } from '../features/i18n/text.ts'
import { queryClient } from '../lib/api/query-client.ts'

/** The live classes of the next days. */
export function Component() {
  const t = useText()
  return (
    <ConnectPage action={<OwnCalendar />} text={t('connect.scheduleText')} title={t('connect.liveSchedule')}>
      <LiveSchedule />
    </ConnectPage>
  )
}

/** The data loads in parallel with the page's code. */
export function loader() {
  void queryClient.prefetchQuery(scheduleQuery())
  return null
}
