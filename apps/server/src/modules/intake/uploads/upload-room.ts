import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { UploadRow } from '../intake-rows.ts'
import type { StorageRepository } from '../renditions/storage-repository.ts'
import type { IntakeRepository } from '../repository.ts'
import type { ClubLimits } from './club-limits.ts'

export type UploadRoom = ReturnType<typeof createUploadRoom>
type On = {
  repository: Pick<IntakeRepository, 'uploadsUnderWay'>
  files: Pick<StorageRepository, 'usage'>
  clubLimits: ClubLimits
}
type Parts = {
  limits: Pick<Limits, 'count'>
  folder: string
  freeBytes: () => Promise<number>
  reserveBytes: number
}

/** The source, and slightly more than its size for the renditions. */
const roomFactor = 2.2
const hourSeconds = 3600
/** An account is a person or an API key. */
const maxOpen = { account: 50, club: 200 }
const maxBegunInHour = { account: 300, club: 1000 }

/** Limits uploads by the server's free space, the club's quotas and the number of uploads. */
export function createUploadRoom({ limits, folder, freeBytes, reserveBytes }: Parts) {
  /** Counts a started upload. @throws Failure tooManyRequests */
  async function countBegun({ tenantId, staff, now }: StaffContext): Promise<void> {
    const counted = { account: `uploads/${tenantId}/${staff.accountId}`, club: `uploads/${tenantId}` }
    for (const whose of ['account', 'club'] as const) {
      const limit = { key: counted[whose], most: maxBegunInHour[whose], windowSeconds: hourSeconds }
      await limits.count(limit, now)
    }
  }

  /** Reads every club's uploads, so it needs the platform's scope. @throws Failure storageFull, quotaExceeded, encodeQuotaExceeded */
  async function assertRoom({ repository, files, clubLimits }: On, tenantId: string, bytes: number): Promise<void> {
    const promised = await promisedBytes(await repository.uploadsUnderWay())
    const missing = Math.ceil(bytes * roomFactor + promised + reserveBytes - (await freeBytes()))
    if (missing > 0)
      throw new Failure('storageFull', {
        message: `There is not enough space on the server: ${size(missing)} are missing.`,
        missingBytes: missing,
      })
    const { encodeMinutes, encodedMinutes } = await clubLimits.of(tenantId)
    // How long a video is, is known only once it has arrived: the one that exceeds the limit is the last.
    if (encodeMinutes !== null && encodedMinutes >= encodeMinutes) throw new Failure('encodeQuotaExceeded')
    await assertQuota({ files, clubLimits }, tenantId, bytes)
  }

  /** Open uploads count in full; `bytes` are those to come. @throws Failure quotaExceeded */
  async function assertQuota({ files, clubLimits }: Omit<On, 'repository'>, tenantId: string, bytes = 0) {
    const { diskBytes: quota } = await clubLimits.of(tenantId)
    if (quota === null) return
    const used = await files.usage(tenantId)
    const over = used.renditions + used.pictures + used.sources + used.incoming + bytes - quota
    if (over > 0)
      throw new Failure('quotaExceeded', {
        message: `The club’s storage is full: ${size(over)} are missing.`,
        missingBytes: over,
      })
  }

  /** @throws Failure tooManyUploads */
  async function assertFewOpen(on: Pick<On, 'repository'>, { tenantId, staff }: StaffContext): Promise<void> {
    const ofClub = (await on.repository.uploadsUnderWay()).filter((row) => row.tenantId === tenantId)
    const ofAccount = ofClub.filter(({ accountId }) => accountId === staff.accountId)
    if (ofClub.length >= maxOpen.club || ofAccount.length >= maxOpen.account) throw new Failure('tooManyUploads')
  }

  /** How many bytes open uploads still need. Bytes that have arrived no longer count as free. */
  async function promisedBytes(open: readonly UploadRow[]): Promise<number> {
    const rest = open.map(async ({ id, bytes }) => bytes * roomFactor - (await arrivedBytes(folder, id)))
    return (await Promise.all(rest)).reduce((sum, each) => sum + each, 0)
  }

  return { countBegun, assertRoom, assertQuota, assertFewOpen }
}

/** How many bytes of an upload have arrived, by the file's size: correct even after a crash. */
export async function arrivedBytes(folder: string, id: string): Promise<number> {
  return stat(join(folder, id)).then(
    ({ size: arrived }) => arrived,
    () => 0,
  )
}

function size(bytes: number): string {
  const megabytes = Math.ceil(bytes / 1e6)
  return megabytes < 1000 ? `${megabytes} MB` : `${(Math.ceil(megabytes / 100) / 10).toFixed(1)} GB`
}
