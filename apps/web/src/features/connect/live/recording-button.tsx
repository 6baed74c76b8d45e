import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { connectPlayerPath } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { playableStream } from '../../playback/playable-stream.ts'
import type { LiveDetails } from './live-details.ts'

type RecordingButtonProps = {
  details: LiveDetails
  /** For a daily event, before its next occurrence. */
  isOfLastTime?: boolean
}

/** Links to the recording of a past live event; renders nothing if there is none. */
export function RecordingButton({ details, isOfLastTime = false }: RecordingButtonProps) {
  const t = useText()
  const path = recordingPath(isOfLastTime ? { ...details, link: '' } : details)
  if (path === null) return null
  return (
    <Button
      icon="play"
      render={<Link replace={!isOfLastTime} to={path} />}
      variant={isOfLastTime ? 'secondary' : 'primary'}
    >
      {t(isOfLastTime ? 'connect.watchLast' : 'connect.watchRecording')}
    </Button>
  )
}

/** The path of a past live event's recording (ROUTE-11); `null` if there is none. */
function recordingPath({ event, link, replayLink }: LiveDetails): string | null {
  return playableStream(link, replayLink) ? connectPlayerPath(event.videoId ?? event.id, event.id) : null
}
