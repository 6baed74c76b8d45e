import type { LiveEvent } from '../../lib/normalise/live-event.ts'
import { connectPlayerPath } from '../../lib/paths.ts'
import { EventCardFrame } from './internal/event-card-frame.tsx'

export type RecordingCardProps = {
  event: LiveEvent
  headingLevel?: 2 | 3 | 4 | undefined
  priority?: boolean | undefined
}

/** The card of a Connect recording. */
export function RecordingCard({ event, headingLevel, priority }: RecordingCardProps) {
  return (
    <EventCardFrame
      event={event}
      headingLevel={headingLevel}
      priority={priority}
      to={connectPlayerPath(event.videoId ?? event.id)}
    />
  )
}
