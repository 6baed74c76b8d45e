import type {
  MemberImport,
  MemberImportFile,
  MemberImportProblem,
  RefusedMembers,
} from '@upbeat/contract/studio/entities/member-import'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { clubAddress } from '../../mail/club-address.ts'
import type { ImportCheck } from './import-check.ts'
import { createImportRepository } from './import-repository.ts'
import { createInvitationRepository, type InvitationState } from './invitation-repository.ts'

export type ImportService = ReturnType<typeof createImportService>
type Parts = {
  db: Database
  jobs: Pick<Jobs, 'together'>
  audit: Audit
  check: Pick<ImportCheck, 'planned'>
  makeId: () => string
  isMailKept: boolean
  /** How many members the club would have beyond its limit. */
  membersOver: (transaction: Database, tenantId: string, more: number) => Promise<number>
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}
/** The relay's timeouts are shorter: if an email is still being sent after this time, its server has stopped. */
const sendingMs = 5 * 60_000

type Asked = MemberImportFile & { fileName: string; plan: string; invite: boolean }

/** Imports of members: begun by staff, done by jobs (MEMB-05). */
export function createImportService({ db, jobs, audit, check, makeId, isMailKept, membersOver, config }: Parts) {
  /**
   * Stores the rows of a checked file and queues their import.
   * @throws Failure invalidRequest for a file with a fault, changedElsewhere if the outcome isn't the one that was
   * checked, importRunning, mailOff, memberQuotaExceeded
   */
  async function start(context: StaffContext, asked: Asked): Promise<{ id: string }> {
    if (asked.invite && isMailKept) throw new Failure('mailOff')
    const { tenantId, staff, now } = context
    const { file, rows, plan } = await check.planned(context, asked)
    if (file.fault) throw new Failure('invalidRequest')
    if (plan !== asked.plan) throw new Failure('changedElsewhere')
    const id = makeId()
    const refused = rows.filter(({ status }) => status === 'refused')
    const fresh = rows.filter(({ status }) => status === 'new')
    await jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const over = await membersOver(transaction, tenantId, fresh.length)
        if (over > 0) {
          throw new Failure('memberQuotaExceeded', {
            message: `The file has ${over} more members than the club may have. Ask whoever runs the server.`,
          })
        }
        const imports = createImportRepository(transaction)
        const isAdded = await imports.add({
          tenantId,
          id,
          fileName: asked.fileName,
          source: file.source,
          header: file.header,
          startedBy: staff.name,
          startedAt: now,
          address: clubAddress(context, config),
          invites: asked.invite ? 'now' : 'later',
          refused: refused.length,
          known: rows.length - refused.length - fresh.length,
        })
        if (!isAdded) throw new Failure('importRunning')
        await imports.addRows(tenantId, id, [
          ...fresh.map(({ row, member }) => ({ row, planned: member })),
          ...refused.map(({ row, cells, problems }) => ({ row, cells, problems })),
        ])
        const after = { count: fresh.length, refused: refused.length, invited: asked.invite }
        await record(transaction, context, { action: 'members.imported', id, count: fresh.length, after })
        await addTo(transaction).add('memberImport', { tenantId, importId: id })
      }),
    )
    return { id }
  }

  /**
   * Queues the invitations that nobody has asked for yet, and those that the relay didn't take.
   * @throws Failure notFound, mailOff, notAllowedNow while the import is running
   */
  async function invite(context: StaffContext, id: string): Promise<{ count: number }> {
    if (isMailKept) throw new Failure('mailOff')
    const { tenantId, now } = context
    return jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const found = await createImportRepository(transaction).find(tenantId, id)
        if (!found) throw new Failure('notFound')
        if (!found.finishedAt) throw new Failure('notAllowedNow')
        const count = await createInvitationRepository(transaction).release(tenantId, id, now)
        if (count > 0) await addTo(transaction).add('memberInvitations', { tenantId, importId: id })
        await record(transaction, context, { action: 'members.invited', id, count, after: { count } })
        return { count }
      }),
    )
  }

  async function list({ tenantId, now }: StaffContext): Promise<{ imports: MemberImport[]; mailsAreKept: boolean }> {
    const found = await createImportRepository(db).list(tenantId, new Date(now.getTime() - sendingMs))
    return { imports: found.map(presentImport), mailsAreKept: isMailKept }
  }

  /** @throws Failure notFound */
  async function refused({ tenantId }: StaffContext, id: string): Promise<RefusedMembers> {
    const imports = createImportRepository(db)
    const found = await imports.find(tenantId, id)
    if (!found) throw new Failure('notFound')
    const rows = await imports.refusedRows(tenantId, id)
    return {
      header: found.header,
      rows: rows.map(({ row, cells, problems }) => ({
        row,
        cells: cells ?? [],
        problems: problems as MemberImportProblem[],
      })),
    }
  }

  type Entry = { action: string; id: string; count: number; after: Record<string, number | boolean> }
  async function record(
    transaction: Database,
    { tenantId, staff, now }: StaffContext,
    { action, id, count, after }: Entry,
  ): Promise<void> {
    const object = { kind: 'members', id, name: String(count) } as const
    await audit.record(transaction, { tenantId, actor: staffActor(staff), action, object, before: null, after, now })
  }

  return { start, invite, list, refused }
}

type Listed = Awaited<ReturnType<ReturnType<typeof createImportRepository>['list']>>[number]

function presentImport(one: Listed): MemberImport {
  const left = (isWaiting: boolean) => one.left.find((row) => row.isWaiting === isWaiting)?.count ?? 0
  const inState = (state: InvitationState) => one.invitations.find((row) => row.state === state)
  const invited = (state: InvitationState) => inState(state)?.count ?? 0
  const stopped = inState('sending')?.old ?? 0
  const { id, fileName, source, startedBy, startedAt, finishedAt, made, known, refused } = one
  return {
    id,
    fileName,
    source,
    startedBy,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    rows: { waiting: left(true), made, known, refused },
    hasRefusedRows: left(false) > 0,
    invitations: {
      held: invited('held'),
      waiting: invited('waiting') + invited('sending') - stopped,
      sent: invited('sent'),
      refused: invited('refused'),
      unclear: invited('unclear') + stopped,
      needless: invited('needless'),
    },
  }
}
