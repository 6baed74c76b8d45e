import { studioCalls } from '@upbeat/contract/studio/calls'
import type { CodeBatch, CodeBatchList, NewCodeBatch, UnusedCodes } from '@upbeat/contract/studio/entities/selling/code'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { TokenSource } from '../../../platform/session/token.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Undoer } from '../../audit/undo.ts'
import { type BatchRow, type CountedBatch, createBatchRepository } from './batch-repository.ts'
import { type ClubTime, clubTime } from './club-time.ts'
import { makeCodes } from './make-codes.ts'

export type BatchService = ReturnType<typeof createCodeBatches>
type Parts = {
  db: Database
  audit: Audit
  makeId: () => string
  makeToken: TokenSource
  announce: (tenantId: string) => Promise<void>
}
/** What the history stores of a revocation: its number within the batch, null while nothing is revoked by it. */
type Revoked = { revocation: number | null; revoked: number }

const pageSize = 100
const columns = ['code', 'state', 'uses', 'uses allowed', 'days', 'valid until', 'batch']

/** Batches of access codes (SELL-04). */
export function createCodeBatches({ db, audit, makeId, makeToken, announce }: Parts) {
  const batches = createBatchRepository(db)

  async function list(context: StaffContext): Promise<CodeBatchList> {
    const time = clubTime(context)
    const rows = await batches.all(context.tenantId)
    return { batches: rows.map((row) => present(row, time, context.now)), timeZone: time.timeZone }
  }

  async function create(context: StaffContext, fields: NewCodeBatch): Promise<CodeBatch> {
    const { tenantId, now } = context
    const { label, size, days: accessDays, usesPerCode } = fields
    const expiresAt = clubTime(context).read(fields.until)
    const batch: BatchRow = { tenantId, id: makeId(), label, size, accessDays, usesPerCode, expiresAt, createdAt: now }
    await db.transaction(async (transaction) => {
      const rows = createBatchRepository(transaction)
      await rows.add(batch)
      // A code that the club has already is made anew.
      for (let left = size; left > 0; ) left -= await rows.addCodes(batch, makeCodes(left, makeToken))
      const after = { label, size, accessDays, usesPerCode, expiresAt: expiresAt?.toISOString() ?? null }
      await record(transaction, context, { batch, verb: 'created', before: null, after })
    })
    return changed(context, batch.id)
  }

  /** @throws Failure notFound */
  async function exported({ tenantId, ...context }: StaffContext, id: string): Promise<string> {
    const batch = await found(tenantId, id)
    const until = clubTime(context).write(batch.expiresAt) ?? ''
    const terms = [batch.usesPerCode, batch.accessDays ?? '', until, batch.label]
    const rows = await batches.codes(tenantId, id)
    const lines = rows.map(({ code, uses, endedAt }) => {
      const state = uses > 0 ? 'used' : endedAt ? 'revoked' : 'unused'
      return csvLine([code, state, uses, ...terms])
    })
    return csvLine(columns) + lines.join('')
  }

  /** @throws Failure notFound */
  async function unused({ tenantId }: StaffContext, id: string, after = ''): Promise<UnusedCodes> {
    await found(tenantId, id)
    const codes = await batches.unused(tenantId, id, { after, take: pageSize + 1 })
    const page = codes.slice(0, pageSize)
    return { codes: page, next: codes.length > pageSize ? (page.at(-1) ?? null) : null }
  }

  /** @throws Failure notFound, notAllowedNow if none of them is unused */
  async function revoke(context: StaffContext, id: string, codes: readonly string[] | null): Promise<CodeBatch> {
    await revokeAs(context, id, codes)
    return changed(context, id)
  }

  async function revokeAs(context: StaffContext, id: string, codes: readonly string[] | null, undoes?: string) {
    const { tenantId, now } = context
    await db.transaction(async (transaction) => {
      const rows = createBatchRepository(transaction)
      const batch = await rows.lock(tenantId, id)
      if (!batch) throw new Failure('notFound')
      const revocation = (await rows.lastRevision(tenantId, id)) + 1
      const revoked = await rows.revoke(tenantId, id, codes, { revision: revocation, now })
      if (revoked === 0) throw new Failure(undoes === undefined ? 'notAllowedNow' : 'changedSince')
      const [before, after] = [nothing, { revocation, revoked }]
      await record(transaction, context, { batch, verb: 'revoked', before, after, undoes })
    })
  }

  /** Brings the codes of a revocation back, or revokes them again. @throws Failure changedSince */
  async function repeat(context: StaffContext, id: string, { from, to, undoes }: Step) {
    const { tenantId, now } = context
    const revision = from.revocation ?? to.revocation
    await db.transaction(async (transaction) => {
      const rows = createBatchRepository(transaction)
      const batch = await rows.lock(tenantId, id)
      if (!batch || revision === null) throw new Failure('changedSince')
      const touched = await rows.repeat(tenantId, id, { revision, now: to.revocation === null ? null : now })
      if (touched === 0) throw new Failure('changedSince')
      const verb = to.revocation === null ? 'restored' : 'revoked'
      await record(transaction, context, { batch, verb, before: from, after: to, undoes })
    })
  }

  async function changed(context: StaffContext, id: string): Promise<CodeBatch> {
    await announce(context.tenantId)
    return present(await found(context.tenantId, id), clubTime(context), context.now)
  }

  async function found(tenantId: string, id: string): Promise<CountedBatch> {
    const [batch] = await batches.all(tenantId, id)
    if (!batch) throw new Failure('notFound')
    return batch
  }

  type Recorded = {
    batch: BatchRow
    verb: 'created' | 'revoked' | 'restored'
    before: Revoked | null
    after: object
    undoes?: string | undefined
  }
  function record(transaction: Database, { tenantId, staff, now }: StaffContext, change: Recorded) {
    const { batch, verb, before, after, undoes } = change
    return audit.record(transaction, {
      tenantId,
      actor: staffActor(staff),
      action: `codeBatch.${verb}`,
      object: { kind: 'codeBatch', id: batch.id, name: batch.label },
      before,
      after,
      undoes,
      now,
    })
  }

  /** The codes of a created batch are revoked, unless they were used. */
  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.revokeCodes],
    async undo(context, { id, objectId, before, after }) {
      if (before === null) await revokeAs(context, objectId, null, id)
      else await repeat(context, objectId, { from: after as Revoked, to: before as Revoked, undoes: id })
      await announce(context.tenantId)
    },
  }

  return { list, create, exported, unused, revoke, undoer }
}

type Step = { from: Revoked; to: Revoked; undoes: string }
const nothing: Revoked = { revocation: null, revoked: 0 }

function present(batch: CountedBatch, { write }: ClubTime, now: Date): CodeBatch {
  const { id, label, size, accessDays: days, usesPerCode, expiresAt, createdAt, used, revoked } = batch
  return {
    id,
    label,
    size,
    days,
    usesPerCode,
    until: write(expiresAt),
    createdAt: createdAt.toISOString(),
    isExpired: expiresAt !== null && expiresAt <= now,
    used,
    revoked,
  }
}
