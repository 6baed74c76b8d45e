import { useQuery } from '@tanstack/react-query'
import { homeConnectStrip } from '@upbeat/rules/constants'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { recentRecordingsQuery } from '../queries.ts'
import { RecordingCard } from '../recording-card.tsx'
import { Strip } from './strip.tsx'

/** The newest Connect recordings. */
export function ConnectStrip() {
  const t = useText()
  const query = useQuery(recentRecordingsQuery())
  return (
    <Strip failedText={t('errors.classList')} query={query} title={t('home.connectTitle')} to={paths.connectClasses}>
      {query.data?.slice(0, homeConnectStrip).map((event) => (
        <li key={event.id}>
          <RecordingCard event={event} />
        </li>
      ))}
    </Strip>
  )
}
