import { calendarDate } from '@upbeat/rules/live/live-days'
import type { Database } from '../../platform/db/database.ts'
import type { Facts, NewFact } from './fact.ts'
import { factDetails } from './fact-details.ts'
import { appendFacts } from './fact-repository.ts'

type Parts = {
  /** The club's time zone; null if it has set none. */
  timeZoneOf: (tenantId: string) => string | null
  makeId: () => string
  /** Called with facts that are new, in their transaction. */
  onAppended?: (transaction: Database, facts: readonly (NewFact & { id: string })[]) => Promise<void>
}

/** Appends facts with the club's local day. */
export function createFacts({ timeZoneOf, makeId, onAppended }: Parts): Facts {
  const dayOf = (tenantId: string, at: Date) => calendarDate(at.getTime(), timeZoneOf(tenantId) ?? 'UTC')

  return {
    async append(transaction, facts) {
      const rows = facts.map(({ source, ...fact }) => {
        const id = makeId()
        // Parsing drops unknown keys, so that nothing about a person is stored by mistake.
        const details = factDetails[fact.kind].parse(fact.details)
        return { ...fact, id, details, source: source ?? id, day: dayOf(fact.tenantId, fact.at) }
      })
      const added = await appendFacts(transaction, rows)
      const fresh = rows.filter(({ id }) => added.has(id))
      await onAppended?.(transaction, fresh as (NewFact & { id: string })[])
    },
  }
}
