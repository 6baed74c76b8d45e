import type { Figure, FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { classNames } from '@upbeat/ui/class-names.ts'
import { useId, useState } from 'react'
import { BarChart } from '../../../lib/charts/bar-chart.tsx'
import { ChartTable } from '../../../lib/charts/chart-table.tsx'
import { LineChart } from '../../../lib/charts/line-chart.tsx'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import { FigureActions } from './figure-actions.tsx'
import styles from './figure-card.module.css'
import { definitionKeys, seriesKeys } from './figure-keys.ts'
import { axisText, changeText, spanText, tickText, valueText } from './figure-text.ts'

/** Things that happened are bars; numbers that develop are lines. */
const bars = new Set<Figure['name']>(['minutes', 'trials', 'churn'])

/** A figure: its number, the change in words, its definition, and its chart, which is also a table and a file (FIG-05). */
export function FigureCard({ figure, period }: { figure: Figure; period: FigurePeriod }) {
  const t = useText()
  const id = useId()
  const language = useLanguageStore((state) => state.language)
  const [isTable, setIsTable] = useState(false)
  const { name, value, today, unit, currency } = figure
  const words = { t, language }
  const title = t(seriesKeys[name]) + (currency === null ? '' : ` (${currency})`)
  const pointUnit = name === 'churn' ? ({ unit: 'count', currency } as const) : { unit, currency }
  const chart = {
    title,
    series: figure.series.map((part) => t(seriesKeys[part])),
    points: figure.points.map(({ values, ...span }) => {
      const label = spanText(span, language)
      const texts = values.map((each) => valueText(each, pointUnit, words))
      // The bars of churn are what its share is calculated from.
      const said = name === 'churn' && { said: `${label}: ${t(seriesKeys.subscriptionsEnded)} ${texts[0]}` }
      const tick = tickText(span, language)
      const drawn = values.map((each) => (each === 'few' ? null : each))
      return { label, values: drawn, texts, ...(tick && { tick }), ...said }
    }),
    format: (each: number) => axisText(each, pointUnit, language),
  }
  const Chart = bars.has(name) ? BarChart : LineChart
  const change = changeText(figure, period, words)
  const file = `${name}-${period}.csv`
  return (
    <section aria-labelledby={id} className={classNames(panel.panel, styles.card)}>
      <div className={styles.head}>
        <h2 className={panel.title} id={id}>
          {title}
        </h2>
        <p className={styles.value}>{valueText(value, figure, words)}</p>
        {change !== undefined && <p className={panel.text}>{change}</p>}
        {today !== null && (
          <p className={panel.text}>
            {t(bars.has(name) ? 'figures.today' : 'figures.now', { amount: valueText(today, figure, words) })}
          </p>
        )}
      </div>
      <details className={styles.definition}>
        <summary>{t('figures.definition')}</summary>
        <p>{t(definitionKeys[name])}</p>
      </details>
      {isTable ? <ChartTable {...chart} when={t('figures.when')} /> : <Chart {...chart} />}
      <FigureActions
        headingId={id}
        isTable={isTable}
        onDownload={() => downloadReply('exportFigure', { figure: name, period }, file)}
        onTable={setIsTable}
      />
    </section>
  )
}
