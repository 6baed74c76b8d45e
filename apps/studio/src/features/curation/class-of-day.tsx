import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClassOfDayPlan, PlannedDay } from '@upbeat/contract/studio/entities/curation'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import styles from './class-of-day.module.css'
import { classOfDayQuery } from './curation-query.ts'
import { DayCell } from './internal/day-cell.tsx'
import { PlanDayDialog } from './internal/plan-day-dialog.tsx'
import { useDayPlans } from './internal/use-day-plans.ts'

/** The class of the day by month: planned days, and what members see on others (SHELF-04). */
export function ClassOfDay() {
  const [month, setMonth] = useState<string>()
  return (
    <QueryStates height="36rem" query={useQuery(classOfDayQuery(month))}>
      {(plan) => <Calendar onMonth={setMonth} plan={plan} />}
    </QueryStates>
  )
}

function Calendar({ plan, onMonth }: { plan: ClassOfDayPlan; onMonth: (month: string) => void }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const mayEdit = useReach('collections.edit') !== null
  const [chosen, setChosen] = useState<string | null>(null)
  const month = (plan.days[0]?.day ?? plan.today).slice(0, 7)
  const say = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
  const open = plan.days.find(({ day }) => day === chosen)
  const { move } = useDayPlans()
  // Weeks that are over can't be planned.
  const firstShown = mondayOf(plan.today)
  const shown = plan.days.filter(({ day }) => day >= firstShown)

  function drop(from: string, to: PlannedDay) {
    const source = plan.days.find(({ day }) => day === from)
    if (source) void move(source, to)
  }
  return (
    <div className={styles.page}>
      <p className={panel.text}>{t('curation.classOfDayLead')}</p>
      <Otherwise plan={plan} />
      <div className={styles.head}>
        <IconButton icon="arrow-start" label={t('curation.earlier')} onClick={() => onMonth(monthBeside(month, -1))} />
        <h2 aria-live="polite" className={styles.month}>
          {say(`${month}-01`, { month: 'long', year: 'numeric' })}
        </h2>
        <IconButton icon="arrow-end" label={t('curation.later')} onClick={() => onMonth(monthBeside(month, 1))} />
      </div>
      <ol className={styles.days}>
        {shown.map((one, index) => (
          <li key={one.day} style={index === 0 ? { gridColumnStart: weekdayOf(one.day) } : undefined}>
            <DayCell
              day={one}
              isDisabled={!mayEdit || one.day < plan.today}
              onDrop={(from) => drop(from, one)}
              onOpen={() => setChosen(one.day)}
              today={plan.today}
              weekday={say(one.day, { weekday: 'short' })}
            />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className={panel.text}>{t('curation.monthOver')}</p>}
      {open && (
        <PlanDayDialog
          day={open}
          days={plan.days}
          name={say(open.day, { dateStyle: 'long' })}
          onClose={() => setChosen(null)}
          today={plan.today}
        />
      )}
    </div>
  )
}

/** What members see on days without a planned class, with a link to edit it. */
function Otherwise({ plan: { otherwise } }: { plan: ClassOfDayPlan }) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const mayEdit = useReach('collections.edit') !== null

  async function edit() {
    const name = t('curation.classOfDay')
    const made = { params: { kind: 'collection' as const }, body: { name, isOfTheDay: true } }
    const { id } = otherwise ?? (await api('createCuration', made))
    await queryClient.invalidateQueries({ queryKey: ['collection'] })
    await navigate(`/find/collections/${encodeURIComponent(id)}`)
  }

  const count = otherwise?.classCount ?? 0
  const byRule = otherwise?.byRule ?? false
  const chosen = byRule ? t('curation.otherwiseRule', { count }) : t('curation.otherwisePicked', { count })
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('curation.otherwise')}</h2>
        {mayEdit && (
          <Button busy={busy} onClick={() => void run(edit)} size="small" variant="secondary">
            {t('curation.otherwiseEdit')}
          </Button>
        )}
      </div>
      <p className={panel.text}>{count > 0 ? chosen : t('curation.otherwiseAll')}</p>
    </section>
  )
}

function monthBeside(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

/** 1 for Monday. */
function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
}

function mondayOf(day: string): string {
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - weekdayOf(day) + 1)
  return monday.toISOString().slice(0, 10)
}
