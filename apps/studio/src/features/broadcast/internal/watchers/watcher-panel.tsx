import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { chartShape, highestCount, tableRows, type WatcherCount } from './chart-shape.ts'
import styles from './watcher-panel.module.css'

const mostRows = 20

type Watchers = { watching: number; attended: number | null; watchers: readonly WatcherCount[] }

/** How many watch, now and over time, and how many have when it is over; without names (WEEK-09). */
export function WatcherPanel({ watching, attended, watchers }: Watchers) {
  const t = useText()
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t(attended === null ? 'broadcast.watching' : 'broadcast.attended')}</h2>
        <strong className={styles.now}>{attended ?? watching}</strong>
      </div>
      {watchers.length < 2 ? (
        <p className={panel.text}>{t('broadcast.noWatchers')}</p>
      ) : (
        <WatcherChart watchers={watchers} />
      )}
    </section>
  )
}

function WatcherChart({ watchers }: { watchers: readonly WatcherCount[] }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  const time = ({ at }: WatcherCount) => clock.format(new Date(at))
  const { line, area } = chartShape(watchers)
  const [first, last] = [watchers[0], watchers.at(-1)]
  if (!first || !last) return null
  const values = {
    least: Math.min(...watchers.map(({ count }) => count)),
    most: highestCount(watchers),
    from: time(first),
    to: time(last),
  }
  return (
    <>
      <p className={panel.text}>{t('broadcast.watchersMost', { count: values.most })}</p>
      <figure className={styles.figure}>
        <svg
          aria-label={t('broadcast.watchersChart', values)}
          className={styles.chart}
          preserveAspectRatio="none"
          role="img"
          viewBox="0 0 600 120"
        >
          <path className={styles.area} d={area} />
          <path className={styles.line} d={line} />
        </svg>
        <figcaption aria-hidden="true" className={styles.axis}>
          <span>{values.from}</span>
          <span>{values.to}</span>
        </figcaption>
      </figure>
      <details className={styles.details}>
        <summary>{t('broadcast.asTable')}</summary>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('broadcast.watchingOverTime')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('broadcast.time')}</th>
              <th scope="col">{t('broadcast.members')}</th>
            </tr>
          </thead>
          <tbody>
            {tableRows(watchers, mostRows).map((row) => (
              <tr key={row.at}>
                <th scope="row">{time(row)}</th>
                <td>{row.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
