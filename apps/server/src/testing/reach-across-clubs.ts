import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import { type Reach, reachesFor } from './cross-tenant-calls.ts'
import type { ClubIds } from './cross-tenant-ids.ts'
import type { MakeOptions, MemberApp } from './member-app.ts'

export type Outcome = { tries: number; refused: number; answeredOwn: number; faults: string[] }

const caller = 'active@pulse.example'
/** Calls without a credential belong to whoever opens them. */
const isOpen = (name: CallName) => (calls[name] as Call).access === 'none'

/**
 * Makes every call of the contract as a member and as a visitor of pulse, with ids of tempo, and as that member at
 * tempo's host and under its name. Every attempt must be refused or, if a success is right, return nothing of tempo's.
 */
export async function reachAcrossClubs(app: MemberApp, ids: ClubIds): Promise<Outcome> {
  const outcome: Outcome = { tries: 0, refused: 0, answeredOwn: 0, faults: [] }
  const reaches = Object.entries(reachesFor(ids)) as [CallName, Reach[]][]
  for (const [name, ways] of reaches) {
    for (const { own, ...way } of ways) {
      for (const as of [caller, undefined]) {
        await attempt(name, { tenant: 'pulse', ...(as && { as }), ...way }, own)
      }
      if (isOpen(name)) continue
      // An attempt with tempo's own bearer would simply be tempo's member here.
      if (way.headers?.authorization) continue
      await attempt(name, { ...way, as: caller, tenant: 'tempo' })
      await attempt(name, {
        ...way,
        as: caller,
        tenant: '',
        headers: { ...way.headers, tenantid: '', host: 'tempo.localhost:4000' },
      })
    }
  }
  return outcome

  async function attempt(name: CallName, options: MakeOptions, own?: string) {
    const reply = await app.make(name, options)
    outcome.tries += 1
    const summary = `${name} as ${options.as ?? 'visitor'} of ${options.tenant || 'the host'}: ${reply.status}`
    const seen = marksIn(
      JSON.stringify(reply.body) + String(reply.headers.location ?? ''),
      JSON.stringify(options),
      ids,
    )
    if (reply.status >= 500 && reply.status !== 501) outcome.faults.push(`${summary} broke`)
    else if (seen.length > 0 && name !== 'getTenant') outcome.faults.push(`${summary} shows ${seen.join(', ')}`)
    else if (reply.status >= 400) outcome.refused += 1
    else if (own !== undefined) outcome.answeredOwn += 1
    else outcome.faults.push(`${summary} was not refused`)
  }
}

/** What a reply contains of tempo's that wasn't in the request. */
function marksIn(answer: string, question: string, ids: ClubIds): string[] {
  const marks = ['Lena', 'Brandt', 'Tempo Live', 'tempo-', ...Object.values(ids)]
  return marks.filter((mark) => mark.length > 4 && answer.includes(mark) && !question.includes(mark))
}
