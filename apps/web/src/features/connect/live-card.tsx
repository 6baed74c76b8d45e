import { cardMoment } from '@upbeat/rules/live/card-moment'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { lazy, Suspense } from 'react'
import { connectLivePath } from '../../lib/paths.ts'
import { useSignedIn } from '../auth/auth-store.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { useText } from '../i18n/text.ts'
import { addToCalendar } from './add-to-calendar.ts'
import { formatDay, formatTimeOfDay, localTimeZone } from './format-start.ts'
import { EventCardFrame } from './internal/event-card-frame.tsx'
import { MomentLine } from './internal/moment-line.tsx'
import type { LiveCardState } from './live-card-state.ts'
import type { Occurrence } from './occurrences.ts'
import { useNow } from './use-now.ts'

const ReadyIconButton = lazy(async () => ({
  default: (await import('./reminders/ready-button.tsx')).ReadyIconButton,
}))

export type LiveCardProps = {
  occurrence: Occurrence
  /** When the server sent it, in epoch milliseconds. */
  knownAt: number
  headingLevel?: 2 | 3 | 4 | undefined
  priority?: boolean | undefined
}

/** An occurrence of a live event. Links to its live page and passes its data (LIVE-11). */
export function LiveCard({ occurrence, knownAt, headingLevel, priority }: LiveCardProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const { event, startsAt } = occurrence
  const moment = cardMoment(occurrence, now, knownAt)
  const isAwaitable = useSignedIn() && moment.kind === 'transcoding'
  const words = { language, timeZone: localTimeZone(), today: t('connect.today') }
  const time = formatTimeOfDay(startsAt, words)
  // An event from before midnight is listed under today, so another day's name would mislead.
  const isOfEarlierDay = now > startsAt && formatDay(startsAt, now, words) !== words.today
  const state: LiveCardState = { event, knownAt }
  return (
    <EventCardFrame
      event={event}
      headingLevel={headingLevel}
      isOnAir={moment.kind === 'streaming'}
      moment={moment.kind}
      priority={priority}
      state={state}
      to={connectLivePath(event.id)}
      when={
        <time dateTime={new Date(startsAt).toISOString()}>
          {isOfEarlierDay ? time : t('connect.dayAndTime', { day: formatDay(startsAt, now, words), time })}
        </time>
      }
      note={<MomentLine duration={event.duration} moment={moment} />}
      progress={moment.kind === 'streaming' && moment.seconds < event.duration ? moment.seconds / event.duration : null}
    >
      {now < startsAt && (
        <IconButton
          icon="calendar"
          label={t('connect.addNamedToCalendar', { name: event.title })}
          onClick={() => void addToCalendar(occurrence)}
          variant="overlay"
        />
      )}
      {isAwaitable && (
        <Suspense>
          <ReadyIconButton eventId={event.id} title={event.title} />
        </Suspense>
      )}
    </EventCardFrame>
  )
}
