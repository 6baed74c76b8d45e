import type { TransferredAccess } from '@upbeat/contract/studio/entities/member-import'
import { emailKey } from '@upbeat/rules/auth/email-key'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PlannedMember } from './file/plan-row.ts'
import type { ImportPorts } from './import-ports.ts'
import { createImportRepository, type ImportRow } from './import-repository.ts'
import { createInvitationRepository } from './invitation-repository.ts'
import { createPeopleRepository } from './people-repository.ts'

type Parts = {
  db: Database
  jobs: Pick<Jobs, 'together'>
  ports: Pick<ImportPorts, 'give' | 'answerMarketing' | 'joined'>
  clock: Clock
  makeId: () => string
}
type Job = { tenantId: string; importId: string }
type NewMember = PlannedMember & { id: string }

/** A transaction of so many rows takes well under a second and lets requests through in between. */
const rowsAtOnce = 500

/**
 * Imports the next rows of a file. Members, what they get, and the removal of their rows are one transaction, which also
 * queues the next rows: a server that stops loses and doubles nothing.
 */
export function createImportWorker({ db, jobs, ports, clock, makeId }: Parts) {
  async function importNext({ tenantId, importId }: Job): Promise<void> {
    await jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const imports = createImportRepository(transaction)
        const one = await imports.lockRunning(tenantId, importId)
        if (!one) return
        const rows = await imports.nextRows(tenantId, importId, rowsAtOnce)
        const planned = rows.map(({ planned: member }) => member as PlannedMember)
        const made = await makeMembers(transaction, one, planned)
        if (rows.length > 0)
          await imports.removeRows(
            tenantId,
            importId,
            rows.map(({ row }) => row),
          )
        await imports.countRows(tenantId, importId, { made, known: rows.length - made })
        const queue = addTo(transaction)
        if (rows.length === rowsAtOnce) return queue.add('memberImport', { tenantId, importId })
        await imports.finish(tenantId, importId, clock.now())
        if (one.invites === 'now') await queue.add('memberInvitations', { tenantId, importId })
      }),
    )
  }

  /** Creates those whose address is still free; returns how many. */
  async function makeMembers(
    transaction: Database,
    one: ImportRow,
    planned: readonly PlannedMember[],
  ): Promise<number> {
    const { tenantId, id: importId, invites, startedBy } = one
    const now = clock.now()
    const people = createPeopleRepository(transaction)
    const taken = await people.takenKeys(
      tenantId,
      planned.map(({ email }) => email),
    )
    const free = planned.filter(({ email }) => !taken.has(emailKey(email))).map((each) => ({ ...each, id: makeId() }))
    const ids = await people.insert(
      tenantId,
      free.map((each) => accountOf(each, now)),
    )
    const fresh = free.filter(({ id }) => ids.has(id))
    await people.addNotes(
      tenantId,
      fresh.flatMap(({ id, note }) => (note === '' ? [] : [{ memberId: id, text: note }])),
      { name: startedBy, at: now },
    )
    await people.addLabels(
      tenantId,
      fresh.flatMap(({ id, labels }) => labels.map((label) => ({ memberId: id, label }))),
    )
    await ports.give(
      transaction,
      tenantId,
      fresh.flatMap((each) => grantOf(each)),
      now,
    )
    const answers = fresh.flatMap(({ id, marketing }) =>
      marketing === null ? [] : [{ memberId: id, accepted: marketing }],
    )
    await ports.answerMarketing(transaction, tenantId, answers, now)
    const memberIds = fresh.map(({ id }) => id)
    await ports.joined(transaction, tenantId, memberIds, now)
    const state = invites === 'now' ? 'waiting' : 'held'
    await createInvitationRepository(transaction).add(tenantId, memberIds, { importId, state, at: now })
    return fresh.length
  }

  function grantOf({ id, access }: NewMember): (TransferredAccess & { id: string; memberId: string })[] {
    return access ? [{ ...access, id: makeId(), memberId: id }] : []
  }

  return { importNext }
}

/** An account without a password: the invitation's link sets one. */
function accountOf({ id, email, firstName, lastName, language, countryCode, joined }: NewMember, now: Date) {
  const joinedAt = joined === null ? now : new Date(`${joined}T12:00:00Z`)
  return {
    id,
    email,
    firstName,
    lastName,
    language,
    ...(countryCode !== null && { countryCode }),
    createdAt: joinedAt < now ? joinedAt : now,
  }
}
