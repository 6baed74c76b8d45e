import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ClubExport } from '@upbeat/contract/studio/club/club-export'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { asPlatform } from '../../../platform/scope/scope.ts'
import { hashToken } from '../../../platform/session/token.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { JobData } from '../../jobs/job-data.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Storage } from '../../media/storage.ts'
import type { ClubFiles } from '../club-files.ts'
import { clubPrefix } from '../club-prefix.ts'
import { type ClubExportRow, createClubExportRepository } from './club-export-repository.ts'

export type ClubExportService = ReturnType<typeof createClubExportService>
type Parts = {
  db: Database
  audit: Audit
  jobs: Pick<Jobs, 'together'>
  clock: Clock
  log: Logger
  storage: Storage
  files: Pick<ClubFiles, 'exportTo'>
  nameOf: (tenantId: string) => string | null
  makeId: () => string
  makeToken: () => string
  scratchDir: string
  /** Tells the open pages of the club. */
  announce: (tenantId: string) => Promise<void>
}

const keptMs = 86_400_000
const linkMs = 5 * 60_000
/** An export that shows no progress for so long has lost its server. */
const silentMs = 15 * 60_000
const leastStep = 0.02

/** Exports a club as a file that its owner downloads (PLAT-03). Secrets are left out. */
export function createClubExportService(parts: Parts) {
  const { db, audit, jobs, clock, storage, makeId, makeToken } = parts
  const exports = createClubExportRepository(db)

  async function get({ tenantId, now }: StaffContext): Promise<ClubExport | null> {
    const row = await exports.find(tenantId)
    return row && !isOver(row, now) ? present(row, now) : null
  }

  /** @throws Failure exportRunning */
  async function start(context: StaffContext, { withMedia }: { withMedia: boolean }): Promise<ClubExport> {
    const { tenantId, staff, tenant, now } = context
    const row: ClubExportRow = {
      tenantId,
      id: makeId(),
      withMedia,
      state: 'running',
      progress: 0,
      bytes: null,
      startedBy: staff.name,
      startedAt: now,
      changedAt: now,
      readyAt: null,
      linkHash: null,
      linkEndsAt: null,
    }
    const before = await jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const rows = createClubExportRepository(transaction)
        const known = await rows.lock(tenantId)
        if (known && stateOf(known, now) === 'running') throw new Failure('exportRunning')
        await rows.replace(row)
        await audit.record(transaction, {
          tenantId,
          actor: staffActor(staff),
          action: 'clubExport.started',
          object: { kind: 'clubExport', id: row.id, name: tenant.config.displayName },
          before: null,
          after: { withMedia },
          now,
        })
        await addTo(transaction).add('clubExport', { tenantId, exportId: row.id })
        return known
      }),
    )
    if (before) await storage.remove(keyOf(before))
    return present(row, now)
  }

  /** The job. A server that stops leaves it to the next one, which begins again. */
  async function run({ tenantId, exportId }: JobData['clubExport']): Promise<void> {
    const row = await exports.find(tenantId)
    const name = parts.nameOf(tenantId)
    if (row?.id !== exportId || row.state !== 'running' || name === null) return
    const folder = await mkdtemp(join(parts.scratchDir, '.club-'))
    let told = 0
    const onProgress = async (progress: number) => {
      if (progress - told < leastStep) return
      told = progress
      await exports.change(tenantId, exportId, { progress, changedAt: clock.now() })
      await parts.announce(tenantId)
    }
    try {
      const file = join(folder, 'club.tar')
      await parts.files.exportTo(name, file, { withMedia: row.withMedia, onProgress })
      const { size: bytes } = await stat(file)
      await storage.put(keyOf(row), file)
      await exports.change(tenantId, exportId, { state: 'ready', progress: 1, bytes, readyAt: clock.now() })
    } catch (err) {
      // Another attempt would fail for the same reason, e.g. a full disk; the owner sees it and can start again.
      parts.log.error({ err, tenant: name }, 'club not exported')
      await exports.change(tenantId, exportId, { state: 'failed' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    await parts.announce(tenantId)
  }

  /** @throws Failure notFound */
  async function open({ tenantId, now }: StaffContext): Promise<{ path: string }> {
    const row = await exports.find(tenantId)
    if (!row || isOver(row, now) || row.state !== 'ready') throw new Failure('notFound')
    const token = makeToken()
    const linkEndsAt = new Date(now.getTime() + linkMs)
    await exports.change(tenantId, row.id, { linkHash: hashToken(token), linkEndsAt })
    return { path: `/club-export/files/${token}` }
  }

  /** @throws Failure notFound */
  async function download(token: string, now: Date): Promise<Readable> {
    const row = await asPlatform(() => exports.byLink(hashToken(token)))
    const isUsable = row?.linkEndsAt && row.linkEndsAt > now && row.state === 'ready' && !isOver(row, now)
    if (!isUsable) throw new Failure('notFound')
    return storage.stream(keyOf(row))
  }

  /** Deletes files that were ready for a day. */
  async function purge(now: Date): Promise<void> {
    for (const row of await exports.startedBefore(new Date(now.getTime() - keptMs))) {
      if (stateOf(row, now) === 'running' || (row.readyAt && !isOver(row, now))) continue
      await storage.remove(keyOf(row))
      await exports.remove(row.tenantId, row.id)
    }
  }

  return { get, start, run, open, download, purge }
}

function keyOf({ tenantId, id }: Pick<ClubExportRow, 'tenantId' | 'id'>): string {
  return `${clubPrefix(tenantId)}exports/${id}.tar`
}

function stateOf({ state, changedAt }: ClubExportRow, now: Date): ClubExportRow['state'] {
  return state === 'running' && now.getTime() - changedAt.getTime() > silentMs ? 'failed' : state
}

function expiryOf({ readyAt }: ClubExportRow): Date | null {
  return readyAt && new Date(readyAt.getTime() + keptMs)
}

function isOver(row: ClubExportRow, now: Date): boolean {
  const expiry = expiryOf(row)
  return expiry !== null && expiry <= now
}

function present(row: ClubExportRow, now: Date): ClubExport {
  const { progress, withMedia, startedBy, startedAt, bytes } = row
  return {
    state: stateOf(row, now),
    progress,
    withMedia,
    startedBy,
    startedAt: startedAt.toISOString(),
    bytes,
    expiresAt: expiryOf(row)?.toISOString() ?? null,
  }
}
