import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useEffect, useRef } from 'react'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { isUnderWay, memberImportsQuery, refreshMembers } from '../import-queries.ts'
import { ImportRow } from './import-row.tsx'

/** The newest imports: their progress, result, invitations and refused rows. */
export function ImportList() {
  const t = useText()
  const query = useQuery(memberImportsQuery)
  const isRunning = query.data?.imports.some(isUnderWay) ?? false
  const wasRunning = useRef(false)
  useEffect(() => {
    // The list of members has others now.
    if (wasRunning.current && !isRunning) void refreshMembers()
    wasRunning.current = isRunning
  }, [isRunning])
  return (
    <SettingsSection title={t('memberImport.imports')}>
      <QueryStates height="6rem" query={query}>
        {({ imports, mailsAreKept }) =>
          imports.length === 0 ? (
            <EmptyState icon="people" text={t('memberImport.noneText')} title={t('memberImport.none')} />
          ) : (
            <ul className={rows.rows}>
              {imports.map((one) => (
                <ImportRow key={one.id} mailsAreKept={mailsAreKept} one={one} />
              ))}
            </ul>
          )
        }
      </QueryStates>
    </SettingsSection>
  )
}
