import { useQuery } from '@tanstack/react-query'
import type { Finding } from '@upbeat/contract/studio/entities/installation'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { DotBadge, type DotTone } from '../../lib/layout/dot-badge.tsx'
import rows from '../../lib/layout/rows.module.css'
import { findingsQuery } from './installation-queries.ts'

type State = Finding['state']
const states: readonly State[] = ['wrong', 'look', 'fine']
const tones: Record<State, DotTone> = { wrong: 'danger', look: 'warning', fine: 'success' }
const stateKeys = {
  wrong: 'installation.wrong',
  look: 'installation.look',
  fine: 'installation.fine',
} as const satisfies Record<State, StudioTextKey>

/** What `npm run doctor` checks, worst first, each with its remedy (PLAT-01). */
export function Health() {
  const t = useText()
  const query = useQuery(findingsQuery)
  return (
    <>
      <div>
        <Button busy={query.isFetching} onClick={() => void query.refetch()} variant="secondary">
          {t('installation.checkAgain')}
        </Button>
      </div>
      <QueryStates height="24rem" query={query}>
        {(findings) => (
          <ul className={rows.rows}>
            {findings
              .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
              .map((finding) => (
                <FindingRow finding={finding} key={`${finding.check} ${finding.message}`} />
              ))}
          </ul>
        )}
      </QueryStates>
    </>
  )
}

/** The doctor speaks English. */
function FindingRow({ finding: { check, state, message, fix } }: { finding: Finding }) {
  const t = useText()
  return (
    <li className={rows.row}>
      <span className={rows.what} lang="en">
        <span className={rows.name}>{check}</span>
        <span className={rows.note}>{message}</span>
        {fix !== null && <span>{fix}</span>}
      </span>
      <DotBadge tone={tones[state]}>{t(stateKeys[state])}</DotBadge>
    </li>
  )
}
