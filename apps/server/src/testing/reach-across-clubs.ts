import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import { type Reach, reachesFor } from './cross-tenant-calls.ts'
import type { ClubIds } from './cross-tenant-ids.ts'
import type { MakeOptions, MemberApp } from './member-app.ts'

export type Outcome = { tries: number; refused: number; answeredOwn: number; faults: string[] }

const asker = 'active@pulse.example'
/** What needs no credential belongs to whoever opens it. */
const isOpen = (name: CallName) => (calls[name] as Call).access === 'none'

/**
 * Goes through the whole contract as a member of pulse and as a visitor there, naming what is tempo's, and as that member
 * at tempo's own host and under its name. Every try must be refused, or, where an answer is right, hold nothing of tempo's.
 */
export async function reachAcrossClubs(app: MemberApp, ids: ClubIds): Promise<Outcome> {
  const outcome: Outcome = { tries: 0, refused: 0, answeredOwn: 0, faults: [] }
  const reaches = Object.entries(reachesFor(ids)) as [CallName, Reach[]][]
  for (const [name, ways] of reaches) {
    for (const { own, ...way } of ways) {
      for (const as of [asker, undefined]) {
        await attempt(name, { tenant: 'pulse', ...(as && { as }), ...way }, own)
      }
      if (isOpen(name)) continue
      // A way that brings tempo's own bearer would simply be tempo's member here.
      if (way.headers?.authorization) continue
      await attempt(name, { ...way, as: asker, tenant: 'tempo' })
      await attempt(name, {
        ...way,
        as: asker,
        tenant: '',
        headers: { ...way.headers, tenantid: '', host: 'tempo.localhost:4000' },
      })
    }
  }
  return outcome

  async function attempt(name: CallName, options: MakeOptions, own?: string) {
    const reply = await app.make(name, options)
    outcome.tries += 1
    const told = `${name} as ${options.as ?? 'visitor'} of ${options.tenant || 'the host'}: ${reply.status}`
    const seen = marksIn(
      JSON.stringify(reply.body) + String(reply.headers.location ?? ''),
      JSON.stringify(options),
      ids,
    )
    if (reply.status >= 500 && reply.status !== 501) outcome.faults.push(`${told} broke`)
    else if (seen.length > 0 && name !== 'getTenant') outcome.faults.push(`${told} shows ${seen.join(', ')}`)
    else if (reply.status >= 400) outcome.refused += 1
    else if (own !== undefined) outcome.answeredOwn += 1
    else outcome.faults.push(`${told} was not refused`)
  }
}

/** What of tempo's is in an answer that was not in the question. */
function marksIn(answer: string, question: string, ids: ClubIds): string[] {
  const marks = ['Lena', 'Brandt', 'Tempo Live', 'tempo-', ...Object.values(ids)]
  return marks.filter((mark) => mark.length > 4 && answer.includes(mark) && !question.includes(mark))
}
