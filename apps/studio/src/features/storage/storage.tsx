import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useSession } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { FreeSpace } from './internal/free-space.tsx'
import { StorageTable } from './internal/storage-table.tsx'
import { UsageBar } from './internal/usage-bar.tsx'
import { storageQuery } from './storage-query.ts'

/** Storage usage by kind and by class, and what can be freed (TAKE-19). */
export function Storage() {
  const t = useText()
  const { account } = useSession()
  return (
    <QueryStates height="30rem" query={useQuery(storageQuery)}>
      {(figures) => (
        <>
          <UsageBar figures={figures} />
          {account.isDemo && <p className={panel.text}>{t('storage.readyMade')}</p>}
          {figures.classes.length === 0 ? (
            <EmptyState
              action={<Button render={<Link to="/classes" />}>{t('storage.toClasses')}</Button>}
              icon="storage"
              text={t('storage.emptyText')}
              title={t('storage.empty')}
            />
          ) : (
            <>
              <FreeSpace figures={figures} />
              <StorageTable videos={figures.classes} />
            </>
          )}
        </>
      )}
    </QueryStates>
  )
}
