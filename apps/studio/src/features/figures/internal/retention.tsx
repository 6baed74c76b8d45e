import type { ClassFigures } from '@upbeat/contract/studio/entities/class-figure'
import { leaveShare, moveAt } from '@upbeat/rules/figures/leave-share'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { ChartTable } from '../../../lib/charts/chart-table.tsx'
import { StepChart } from '../../../lib/charts/step-chart.tsx'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import { axisText, numberText, valueText } from './figure-text.ts'
import { ThumbnailRow } from './thumbnail-row.tsx'

const count = { unit: 'count', currency: null } as const
const share = { unit: 'share', currency: null } as const

/**
 * How many viewers each part of a class keeps, under its thumbnails and with its moves behind it. A point where viewers
 * leave says how many, at which move (FIG-03).
 */
export function Retention({ figures }: { figures: ClassFigures }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const [isTable, setIsTable] = useState(false)
  const { busy, run } = useAction()
  const { tag, viewers, bucketSeconds, moves, lengthSeconds } = figures
  const counts = viewers.map((each) => (typeof each === 'number' ? each : 0))
  const points = viewers.map((value, index) => {
    const time = lengthOf(index * bucketSeconds)
    const move = moveAt(moves, index * bucketSeconds)?.name
    // Those who saw the part before, and not this one, left when this one began.
    const isKnown = typeof value === 'number' && typeof viewers[index - 1] === 'number'
    const left = isKnown ? leaveShare(counts, index - 1) : 0
    const amount = numberText(Math.round(left * 100) / 100, share, language)
    const leaving = move ? t('figures.leaveAt', { amount, move, time }) : t('figures.leave', { amount, time })
    const watching = t('figures.watching', { time, amount: valueText(value, count, { t, language }) })
    return {
      label: time,
      values: [typeof value === 'number' ? value : null],
      texts: [valueText(value, count, { t, language }), move ?? '', left >= 0.005 ? amount : ''],
      said: left >= 0.005 ? `${leaving} · ${watching}` : watching,
    }
  })
  const title = t('figures.retention')
  const series = [t('figures.viewers'), t('figures.move'), t('figures.leaving')]
  const stretches = moves.map(({ name, startSecond, endSecond }) => {
    return { name, from: startSecond / bucketSeconds, to: endSecond / bucketSeconds }
  })
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{title}</h2>
      <p className={panel.text}>{t('figures.retentionMeans')}</p>
      {isTable ? (
        <ChartTable points={points} series={series} title={title} when={t('figures.time')} />
      ) : (
        <>
          <ThumbnailRow lengthSeconds={lengthSeconds} tag={tag} />
          <StepChart
            format={(each) => axisText(each, count, language)}
            points={points}
            series={series.slice(0, 1)}
            stretches={stretches}
            title={title}
          />
        </>
      )}
      <div className={panel.actions}>
        <Button aria-pressed={isTable} onClick={() => setIsTable(!isTable)} size="small" variant="secondary">
          {t('figures.table')}
        </Button>
        <Button
          busy={busy}
          icon="download"
          onClick={() => void run(() => downloadReply('exportClassFigures', {}, `${tag}.csv`, { tag }))}
          size="small"
          variant="secondary"
        >
          {t('figures.csv')}
        </Button>
      </div>
    </section>
  )
}
