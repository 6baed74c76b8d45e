import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import { type Slot, slotKey } from './blocks.ts'
import styles from './day-list.module.css'
import { kindLooks, useSlotWords } from './use-slot-words.ts'
import type { useWeekAddress } from './use-week-address.ts'

type DayListProps = { slots: readonly Slot[]; week: ReturnType<typeof useWeekAddress>; onOpen: (slot: Slot) => void }

/** A week as a list by day: for phones, and for days with more than a grid can show. */
export function DayList({ slots, week: { days, today }, onOpen }: DayListProps) {
  const t = useText()
  const byDay = Map.groupBy(slots, ({ day }) => day)
  const isPresent = days.includes(today)
  const past = isPresent ? days.filter((day) => day < today && byDay.has(day)) : []
  const shown = isPresent ? days.filter((day) => day >= today) : days
  const list = (all: readonly string[]) => (
    <ol className={styles.days}>
      {all.map((day) => (
        <Day day={day} isToday={day === today} key={day} onOpen={onOpen} slots={byDay.get(day) ?? []} />
      ))}
    </ol>
  )
  return (
    <div className={styles.days}>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('events.earlier')}</summary>
          {list(past)}
        </details>
      )}
      {list(shown)}
    </div>
  )
}

type DayProps = { day: string; isToday: boolean; slots: readonly Slot[]; onOpen: (slot: Slot) => void }

function Day({ day, isToday, slots, onOpen }: DayProps) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  return (
    <li className={styles.day}>
      <h3 className={styles.date}>
        {times.longDay(day)}
        {isToday && <span className={styles.today}>{t('events.today')}</span>}
      </h3>
      {slots.length > 0 ? (
        <ul className={styles.slots}>
          {slots.map((slot) => (
            <li key={slotKey(slot)}>
              <Row onOpen={() => onOpen(slot)} slot={slot} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('events.nothing')}</p>
      )}
    </li>
  )
}

function Row({ slot, onOpen }: { slot: Slot; onOpen: () => void }) {
  const t = useText()
  const words = useSlotWords()(slot)
  const { event } = slot
  return (
    <button aria-haspopup="dialog" className={styles.slot} data-state={event.state} onClick={onOpen} type="button">
      <span className={styles.time}>
        {words.time}
        {words.ownTime && <span className={styles.own}>{t('events.ownTime', { time: words.ownTime })}</span>}
      </span>
      <span className={styles.what}>
        <span className={styles.name} dir="auto">
          {words.name}
        </span>
        <span className={styles.note}>
          <Icon name={kindLooks[event.kind].icon} size={16} />
          {[t(kindLooks[event.kind].label), words.coach, words.room].filter(Boolean).join(' · ')}
        </span>
        {(words.state ?? words.changes ?? words.moved) && (
          <span className={styles.note}>{[words.state, words.changes, words.moved].filter(Boolean).join(' · ')}</span>
        )}
        {words.clashes.map((clash) => (
          <span className={styles.clash} key={clash}>
            <Icon name="warning" size={16} />
            {clash}
          </span>
        ))}
      </span>
    </button>
  )
}
