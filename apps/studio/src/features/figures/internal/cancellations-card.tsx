import { useQuery } from '@tanstack/react-query'
import type { Cancellations } from '@upbeat/contract/studio/entities/figures/cancellations'
import type { FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { classNames } from '@upbeat/ui/class-names.ts'
import { useId, useState } from 'react'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import { cancellationsQuery } from '../figures-query.ts'
import { FigureActions } from './figure-actions.tsx'
import styles from './figure-card.module.css'
import { valueText } from './figure-text.ts'
import { ReasonBars, ReasonTable } from './reason-bars.tsx'

/** Why members cancelled, as bars, as a table and as a file (FIG-05). */
export function CancellationsCard({ period }: { period: FigurePeriod }) {
  const t = useText()
  const id = useId()
  const language = useLanguageStore((state) => state.language)
  const [isTable, setIsTable] = useState(false)
  const query = useQuery(cancellationsQuery(period))

  function rowsOf({ reasons }: Cancellations) {
    return reasons.map(({ reason, count }) => ({
      name: t(`figures.reason-${reason ?? 'none'}`),
      count,
      text: valueText(count, { unit: 'count', currency: null }, { t, language }),
    }))
  }

  return (
    <section aria-labelledby={id} className={classNames(panel.panel, styles.card)}>
      <h2 className={panel.title} id={id}>
        {t('figures.cancellations')}
      </h2>
      <details className={styles.definition}>
        <summary>{t('figures.definition')}</summary>
        <p>{t('figures.cancellationsMeans')}</p>
      </details>
      <QueryStates height="16rem" query={query}>
        {(found) =>
          found.reasons.every(({ count }) => count === 0) ? (
            <p className={panel.text}>{t('figures.noCancellations')}</p>
          ) : isTable ? (
            <ReasonTable rows={rowsOf(found)} title={t('figures.cancellations')} />
          ) : (
            <ReasonBars rows={rowsOf(found)} />
          )
        }
      </QueryStates>
      <FigureActions
        headingId={id}
        isTable={isTable}
        onDownload={() => downloadReply('exportCancellations', { period }, `cancellations-${period}.csv`)}
        onTable={setIsTable}
      />
    </section>
  )
}
