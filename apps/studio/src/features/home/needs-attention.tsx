import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useReach } from '../../lib/api/session.ts'
import { useNow } from '../../lib/i18n/use-now.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import panel from '../../lib/layout/panel.module.css'
import rows from '../../lib/layout/rows.module.css'
import { failingCardsQuery, liveTodayQuery, memberSummaryQuery, staleDraftsQuery } from './attention-queries.ts'

const mostLive = 3

/**
 * What somebody should see to today, each with its button (FIG-02); failed videos are in `UnfinishedVideos`. Only what
 * the person may open is asked for. Hidden while there is nothing.
 */
export function NeedsAttention() {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const mayEdit = useReach('classes.edit') === 'all'
  const mayGoLive = useReach('schedule.goLive') !== null
  const live = useQuery({ ...liveTodayQuery(now), enabled: useReach('schedule.view') !== null }).data ?? []
  const cards = useQuery({ ...failingCardsQuery, enabled: useReach('payments.view') !== null }).data?.cards.length ?? 0
  const trials = useQuery({ ...memberSummaryQuery, enabled: useReach('members.view') !== null }).data?.trialsEnding ?? 0
  const drafts = useQuery({ ...staleDraftsQuery(now), enabled: mayEdit }).data ?? 0
  if (live.length + cards + trials + drafts === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('attention.title')}</h2>
      <ul className={rows.rows}>
        {live.slice(0, mostLive).map(({ id, kind, name, occurrence: { date, startsAt, endsAt } }) => (
          <Row
            button={t('attention.open')}
            buttonName={t('attention.openLive', { name })}
            key={`${id} ${date}`}
            note={t('attention.liveAt', { from: times.time(startsAt), until: times.time(endsAt) })}
            to={`/schedule/${encodeURIComponent(id)}${kind === 'broadcast' && mayGoLive ? '/broadcast' : ''}`}
          >
            {t('attention.live', { name })}
          </Row>
        ))}
        {live.length > mostLive && (
          <Row button={t('attention.seeSchedule')} to="/schedule">
            {t('attention.moreLive', { count: live.length - mostLive })}
          </Row>
        )}
        {cards > 0 && (
          <Row button={t('attention.seeCards')} note={t('attention.cardsText')} to="/payments/failing">
            {t('attention.cards', { count: cards })}
          </Row>
        )}
        {trials > 0 && (
          <Row button={t('attention.seeTrials')} note={t('attention.trialsText')} to="/members?when=trialEndsThisWeek">
            {t('attention.trials', { count: trials })}
          </Row>
        )}
        {drafts > 0 && (
          <Row
            button={t('attention.seeDrafts')}
            note={t('attention.draftsText')}
            to="/classes?state=draft&sort=changedAt"
          >
            {t('attention.drafts', { count: drafts })}
          </Row>
        )}
      </ul>
    </section>
  )
}

type RowProps = {
  children: string
  note?: ReactNode
  to: string
  button: string
  /** Contains `button`, if that doesn't say what it opens. */
  buttonName?: string
}

function Row({ children, note, to, button, buttonName }: RowProps) {
  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name} dir="auto">
          {children}
        </span>
        {note !== undefined && <span className={rows.note}>{note}</span>}
      </span>
      <Button aria-label={buttonName} render={<Link to={to} />} size="small" variant="secondary">
        {button}
      </Button>
    </li>
  )
}
