import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LiveEvent } from '../../../lib/normalise/live-event.ts'
import { connectPlayerPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/text.ts'
import { liveQuery } from './live-query.ts'

/** The last time of a daily event to watch, while the next is waited for. */
export function ReplayOffer({ event }: { event: LiveEvent }) {
  const t = useText()
  const { data: hasReplay } = useQuery({ ...liveQuery(event.id), select: ({ replayLink }) => Boolean(replayLink) })
  if (!hasReplay) return null
  return (
    <Button
      icon="play"
      render={<Link to={connectPlayerPath(event.videoId ?? event.id, event.id)} />}
      variant="secondary"
    >
      {t('connect.watchRecording')}
    </Button>
  )
}
