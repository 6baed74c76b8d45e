import { useQuery } from '@tanstack/react-query'
import type { CodeBatch } from '@upbeat/contract/studio/entities/selling/code'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useState } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import rows from '../../lib/layout/rows.module.css'
import { batchesQuery } from './codes-query.ts'
import { BatchRow } from './internal/batch-row.tsx'
import { RedemptionsDialog } from './internal/redemptions-dialog.tsx'
import { RevokeDialog } from './internal/revoke-dialog.tsx'

/** The club's batches of access codes, newest first (SELL-04). */
export function BatchList() {
  return (
    <QueryStates height="16rem" query={useQuery(batchesQuery)}>
      {({ batches }) => <LoadedList batches={batches} />}
    </QueryStates>
  )
}

type Asked = { what: 'redemptions' | 'revoke'; batch: CodeBatch }

function LoadedList({ batches }: { batches: CodeBatch[] }) {
  const t = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  if (batches.length === 0)
    return <EmptyState icon="key" text={t('plans.noBatchesText')} title={t('plans.noBatches')} />
  return (
    <>
      <ul className={rows.rows}>
        {batches.map((batch) => (
          <BatchRow
            batch={batch}
            key={batch.id}
            onRedemptions={() => setAsked({ what: 'redemptions', batch })}
            onRevoke={() => setAsked({ what: 'revoke', batch })}
          />
        ))}
      </ul>
      {asked?.what === 'redemptions' && (
        <RedemptionsDialog of={{ name: asked.batch.label, query: { batch: asked.batch.id } }} onClose={close} />
      )}
      {asked?.what === 'revoke' && <RevokeDialog batch={asked.batch} onClose={close} />}
    </>
  )
}
