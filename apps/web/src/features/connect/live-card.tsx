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
import { EventProgress } from './internal/event-progress.tsx'
import { MomentLine } from './internal/moment-line.tsx'
import type { LiveCardState } from './live-card-state.ts'
import type { Occurrence } from './occurrences.ts'
import { useAtNow, useMinute } from './use-now.ts'

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
  // What changes each second renders alone.
  const now = useMinute()
  const { event, startsAt } = occurrence
  const moment = useAtNow((time) => cardMoment(occurrence, time, knownAt).kind)
  const isAhead = moment === 'ahead' || moment === 'countdown'
  const isAwaitable = useSignedIn() && moment === 'transcoding'
  const words = { language, timeZone: localTimeZone(), today: t('connect.today') }
  const time = formatTimeOfDay(startsAt, words)
  // An event from before midnight is listed under today, so another day's name would mislead.
  const isOfEarlierDay = !isAhead && formatDay(startsAt, now, words) !== words.today
  const state: LiveCardState = { event, knownAt }
  return (
    <EventCardFrame
      event={event}
      headingLevel={headingLevel}
      isOnAir={moment === 'streaming'}
      moment={moment}
      priority={priority}
      state={state}
      to={connectLivePath(event.id)}
      when={
        <time dateTime={new Date(startsAt).toISOString()}>
          {isOfEarlierDay ? time : t('connect.dayAndTime', { day: formatDay(startsAt, now, words), time })}
        </time>
      }
      note={moment !== 'ahead' && <MomentLine knownAt={knownAt} occurrence={occurrence} />}
      progress={moment === 'streaming' && <EventProgress duration={event.duration} startsAt={startsAt} />}
    >
      {isAhead && (
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
