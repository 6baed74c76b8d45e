import { calendarDate } from '@upbeat/rules/live/live-days'
import type { Facts } from './fact.ts'
import { factDetails } from './fact-details.ts'
import { appendFacts } from './fact-repository.ts'

type Parts = {
  /** The club's time zone; null if it has set none. */
  timeZoneOf: (tenantId: string) => string | null
  makeId: () => string
}

/** Appends facts with the club's local day. */
export function createFacts({ timeZoneOf, makeId }: Parts): Facts {
  const dayOf = (tenantId: string, at: Date) => calendarDate(at.getTime(), timeZoneOf(tenantId) ?? 'UTC')

  return {
    append: (transaction, facts) =>
      appendFacts(
        transaction,
        facts.map(({ source, ...fact }) => {
          const id = makeId()
          // Parsing drops unknown keys, so that nothing about a person is stored by mistake.
          const details = factDetails[fact.kind].parse(fact.details)
          return { ...fact, id, details, source: source ?? id, day: dayOf(fact.tenantId, fact.at) }
        }),
      ),
  }
}
