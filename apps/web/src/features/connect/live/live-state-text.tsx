import { formatClock } from '@upbeat/rules/live/format-clock'
import type { LiveState } from '@upbeat/rules/live/live-state'
import { Button } from '@upbeat/ui/button.tsx'
import { classNames } from '@upbeat/ui/class-names.ts'
import shade from '@upbeat/ui/words-shade.module.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clock } from '../../../lib/clock.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { addToCalendar } from '../add-to-calendar.ts'
import { ReadyButton } from '../reminders/ready-button.tsx'
import { ReminderButton } from '../reminders/reminder-button.tsx'
import type { LiveDetails } from './live-details.ts'
import styles from './live-state-text.module.css'
import { RecordingButton } from './recording-button.tsx'
import { StartDate, StartTime } from './start-time.tsx'
import type { PollProblem } from './stream/use-link-poll.ts'

type LiveStateTextProps = {
  details: LiveDetails
  state: LiveState
  problem: PollProblem | null
  onRetry: () => void
}

/** The state of the class and the next step. */
export function LiveStateText({ details, state, problem, onRetry }: LiveStateTextProps) {
  const t = useText()
  const retry = <Button onClick={onRetry}>{t('common.retry')}</Button>
  switch (state.state) {
    case 'countdown':
      return (
        <Panel actions={<BeforeStart details={details} startsAt={state.startsAt} />}>
          <p className={styles.label}>{t('connect.startsInLabel')}</p>
          <p className={styles.clock} dir="ltr" role="timer">
            {formatClock(state.remainingSeconds)}
          </p>
          <StartTime className={styles.hint} startsAt={state.startsAt} />
        </Panel>
      )
    case 'awaiting':
      if (state.hasTimedOut) return <Told actions={retry} title={t('connect.awaitingTimeout')} tone="alert" />
      if (problem) return <Told isBusy text={t('connect.awaitingHint')} title={t(problem)} tone="alert" />
      return <Told isBusy text={t('connect.awaitingHint')} title={t('connect.awaiting')} />
    case 'transcoding':
      return (
        <Told
          actions={<WhilePrepared details={details} />}
          text={t('connect.transcodingHint')}
          title={t('errors.transcoding')}
          tone="alert"
        />
      )
    case 'ended':
      return <Told actions={<AfterEnd details={details} />} title={t('connect.endedText')} />
    default:
      return <NotOn details={details} startsAt={state.state === 'unavailable' ? state.startsAt : null} />
  }
}

function NotOn({ details, startsAt }: { details: LiveDetails; startsAt: number | null }) {
  const t = useText()
  return (
    <Panel actions={startsAt !== null && <BeforeStart details={details} startsAt={startsAt} />}>
      {startsAt === null || startsAt <= clock.now() ? (
        <p className={styles.label}>{t('connect.notAvailableNow')}</p>
      ) : (
        <StartDate className={styles.date} startsAt={startsAt} />
      )}
    </Panel>
  )
}

type ToldProps = {
  title: string
  text?: string | undefined
  actions?: ReactNode
  isBusy?: boolean
  tone?: 'status' | 'alert'
}

/** A live region, since it appears by itself. */
function Told({ title, text, actions, isBusy, tone = 'status' }: ToldProps) {
  return (
    <Panel actions={actions}>
      <div role={tone}>
        <p className={styles.told} data-busy={isBusy || undefined}>
          {title}
        </p>
        {text !== undefined && <p className={styles.hint}>{text}</p>}
      </div>
    </Panel>
  )
}

function Panel({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={classNames(styles.panel, shade.shade)}>
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

function BeforeStart({ details, startsAt }: { details: LiveDetails; startsAt: number }) {
  const t = useText()
  const { event } = details
  return (
    <>
      <Button icon="calendar" onClick={() => void addToCalendar({ event, startsAt })} variant="secondary">
        {t('connect.addToCalendar')}
      </Button>
      <ReminderButton eventId={event.id} startsAt={startsAt} />
      <RecordingButton details={details} isOfLastTime />
    </>
  )
}

function WhilePrepared({ details }: { details: LiveDetails }) {
  const t = useText()
  return (
    <>
      <ReadyButton id={details.event.id} />
      <Button render={<Link replace to={paths.classes} />} variant="secondary">
        {t('player.toClasses')}
      </Button>
    </>
  )
}

function AfterEnd({ details }: { details: LiveDetails }) {
  const t = useText()
  return (
    <>
      <RecordingButton details={details} />
      {(details.transcode ?? 'complete') !== 'complete' && <ReadyButton id={details.event.id} />}
      <Button render={<Link replace to={paths.connectSchedule} />} variant="secondary">
        {t('connect.seeSchedule')}
      </Button>
    </>
  )
}
