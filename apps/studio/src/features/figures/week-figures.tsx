import { useQuery } from '@tanstack/react-query'
import type { WeekFigures as Found, WeekFigure } from '@upbeat/contract/studio/entities/figures/week-figure'
import { useId } from 'react'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { weekFiguresQuery } from './figures-query.ts'
import { changeText, valueText } from './internal/figure-text.ts'
import styles from './week-figures.module.css'

const page = '/figures?period=7d'

/** Four figures of the last seven days, each with its change and the way to its chart (FIG-02). */
export function WeekFigures() {
  const t = useText()
  const id = useId()
  const query = useQuery(weekFiguresQuery)
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title} id={id}>
          {t('figures.week')}
        </h2>
        <Link className={styles.all} to={page}>
          {t('figures.allFigures')}
        </Link>
      </div>
      <QueryStates height="6rem" query={query}>
        {(found) =>
          isEmpty(found) ? (
            <p className={panel.text}>{t('figures.noneText')}</p>
          ) : (
            <ul className={styles.figures}>
              {found.figures.map((figure) => (
                <li key={figure.name}>
                  <OneFigure figure={figure} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  )
}

function OneFigure({ figure: { name, value, previous } }: { figure: WeekFigure }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const words = { t, language }
  const unit = { unit: 'count', currency: null } as const
  const isNew = value !== null && previous === null
  return (
    <Link className={styles.figure} to={page}>
      <span className={styles.name}>{t(nameKeys[name])}</span>
      <span className={styles.value}>{valueText(value, unit, words)}</span>
      <span className={styles.change}>
        {isNew ? t('figures.noBefore') : changeText({ value, previous, ...unit }, '7d', words)}
      </span>
    </Link>
  )
}

const nameKeys = {
  activeMembers: 'figures.activeMembers',
  minutes: 'figures.minutes',
  newMembers: 'figures.newMembers',
  cancellations: 'figures.cancellations',
} as const

/** No day of the club is over. */
function isEmpty({ figures }: Found): boolean {
  return figures.every(({ value }) => value === null)
}
