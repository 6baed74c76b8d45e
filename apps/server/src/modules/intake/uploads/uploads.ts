import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArrivingFile } from '@upbeat/contract/studio/entities/intake'
import { idleUploadMs } from '@upbeat/rules/media/video-status'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { IntakeChange } from '../intake-change.ts'
import type { UploadRow, VersionKey } from '../intake-rows.ts'
import type { StorageRepository } from '../renditions/storage-repository.ts'
import type { IntakeRepository } from '../repository.ts'
import type { BucketFiles } from './bucket-files.ts'
import type { ClubLimits } from './club-limits.ts'
import type { Drafts } from './drafts.ts'
import { modifiedOf } from './modified-of.ts'
import { presentableName } from './presentable-name.ts'
import { arrivedBytes, type UploadRoom } from './upload-room.ts'

type Parts = {
  repository: IntakeRepository
  files: Pick<StorageRepository, 'usage'>
  clubLimits: ClubLimits
  drafts: Drafts
  change: IntakeChange
  clock: Clock
  makeId: () => string
  folder: string
  /** Null if browsers can't upload into the storage. */
  bucket: BucketFiles | null
  room: UploadRoom
  onReceived: (key: VersionKey) => void
  /** Tells pages that show the upload's progress to reload it. */
  onChanged: (key: VersionKey) => void
}

type NewUpload = {
  bytes: number
  name: string
  /** Set for a video of an existing class. */
  classTag: string | null
  /** Set for an upload into the bucket: when the file was last changed. */
  intoBucket?: { fileModified: Date }
}

const maxBytes = 1024 ** 4
const shownEveryMs = 5000

export type UploadService = ReturnType<typeof createUploadService>

/**
 * Manages uploads: who may send them, which class they belong to, and when they are complete. Their bytes
 * come by tus, or go into the bucket (`bucket-uploads.ts`).
 */
export function createUploadService(parts: Parts) {
  const { repository, drafts, clock, folder, room } = parts

  /** Checks permission, limits, free space and quota before the first byte. From here on the upload has a class. */
  async function admit(staff: StaffContext, { bytes, name, classTag, intoBucket }: NewUpload) {
    if (bytes === 0) throw new Failure('emptyFile')
    if (!Number.isSafeInteger(bytes) || bytes < 0 || bytes > maxBytes) throw new Failure('invalidRequest')
    const { tenantId } = staff
    if (classTag !== null) await drafts.assertEditable(staff, classTag)
    await room.countBegun(staff)
    const now = clock.now()
    const reserved: UploadRow = {
      id: parts.makeId(),
      tenantId,
      classTag: classTag ?? '',
      version: 1,
      fileName: presentableName(name),
      bytes,
      accountId: staff.staff.accountId,
      state: 'receiving',
      multipart: intoBucket ? '' : null,
      sentBytes: 0,
      fileModified: intoBucket?.fileModified ?? null,
      createdAt: now,
      changedAt: now,
    }
    const taken = await reserve(staff, reserved)
    const row = classTag === null ? await makeClass(staff, taken) : taken
    parts.onChanged(row)
    return row
  }

  /** Reserves space for an upload. Uploads of all clubs do this one at a time, because they share the disk. */
  function reserve(staff: StaffContext, { tenantId, ...reserved }: UploadRow): Promise<UploadRow> {
    const { classTag: tag, fileName: name } = reserved
    return asPlatform(() =>
      parts.change(async (on) => {
        await on.repository.lockUploads()
        await room.assertFewOpen(on, staff)
        await room.assertRoom(on, tenantId, reserved.bytes)
        const version = tag === '' ? 1 : await on.repository.nextVersion(tenantId, tag)
        const row = { ...reserved, tenantId, version }
        await on.repository.addUpload(row)
        // Creating a class writes an audit entry of its own.
        if (tag === '') return row
        const [chosen] = await on.repository.playable(tenantId, [tag])
        const before = chosen ? { version: chosen.version } : null
        await on.record(staff, { action: 'uploadVideo', tag, name, before, after: { version } })
        return row
      }),
    )
  }

  async function makeClass(staff: StaffContext, row: UploadRow): Promise<UploadRow> {
    try {
      const classTag = await drafts.createClass(staff, { fileName: row.fileName })
      await repository.placeUpload(row.tenantId, row.id, classTag)
      return { ...row, classTag }
    } catch (error) {
      await repository.closeUpload(row.tenantId, row.id, 'cancelled', clock.now())
      throw error
    }
  }

  const assertRoom = (tenantId: string, bytes: number) =>
    asPlatform(() => room.assertRoom({ repository, files: parts.files, clubLimits: parts.clubLimits }, tenantId, bytes))

  /**
   * The upload, if this person may resume it.
   * @throws Failure notFound
   */
  async function find(staff: StaffContext, id: string): Promise<UploadRow> {
    const row = await repository.findUpload(staff.tenantId, id)
    const isOwn = row?.accountId === staff.staff.accountId
    if (!row || (!isOwn && staff.reachOf('classes.edit') !== 'all')) throw new Failure('notFound')
    return row
  }

  /** How many bytes have arrived: by the file's size, which is correct even after a crash, or as the browser says. */
  async function received(row: UploadRow): Promise<number> {
    if (row.state === 'received') return row.bytes
    if (row.multipart !== null) return row.sentBytes
    return arrivedBytes(folder, row.id)
  }

  /** The newest open upload of a class. */
  async function arriving(tenantId: string, tag: string): Promise<ArrivingFile | null> {
    const row = await repository.newestArriving(tenantId, tag)
    if (!row) return null
    const { id, fileName, bytes, changedAt } = row
    const isInterrupted = clock.now().getTime() - changedAt.getTime() > idleUploadMs
    const fileModified = await fileModifiedOf(row)
    return { id, fileName, bytes, received: await received(row), fileModified, isInterrupted }
  }

  async function fileModifiedOf({ id, multipart, fileModified }: UploadRow): Promise<number | null> {
    return multipart === null ? modifiedOf(join(folder, id)) : (fileModified?.getTime() ?? null)
  }

  /** Called when all bytes are there. Idempotent, as it is called again after a crash. */
  async function finish(row: UploadRow): Promise<void> {
    const { tenantId, classTag, version, fileName, bytes } = row
    const key = { tenantId, classTag, version }
    const now = clock.now()
    await repository.addVersion({ ...key, fileName, sourceBytes: bytes, createdAt: now })
    await repository.addSteps(key, ['probe'])
    await repository.closeUpload(tenantId, row.id, 'received', now)
    await rm(join(folder, `${row.id}.json`), { force: true })
    parts.onReceived(key)
  }

  /**
   * Makes a class of a file that this server writes. Returns its tag.
   * @throws Failure storageFull, quotaExceeded, tooManyUploads
   */
  async function take(
    staff: StaffContext,
    name: string,
    write: (file: string) => Promise<{ bytes: number }>,
  ): Promise<string> {
    const file = join(folder, `${parts.makeId()}.written`)
    try {
      const { bytes } = await write(file)
      const row = await admit(staff, { bytes, name, classTag: null })
      await rename(file, join(folder, row.id))
      await finish(row)
      return row.classTag
    } finally {
      await rm(file, { force: true })
    }
  }

  /** Cancels an upload and removes its bytes. Removes its class, too, if nothing else is in it. */
  async function cancel(row: UploadRow, staff: StaffContext | null): Promise<void> {
    if (!(await repository.closeUpload(row.tenantId, row.id, 'cancelled', clock.now()))) return
    await removeFiles(row)
    const { tenantId, classTag, fileName } = row
    if (!(await discard({ tenantId, classTag, fileName }, staff))) parts.onChanged(row)
  }

  /** Removes the class of a file that never started uploading. @throws Failure notFound, notPermitted */
  async function discardClass(staff: StaffContext, classTag: string, fileName: string): Promise<boolean> {
    await drafts.assertEditable(staff, classTag)
    return discard({ tenantId: staff.tenantId, classTag, fileName }, staff)
  }

  async function discard(
    { tenantId, classTag, fileName }: Pick<UploadRow, 'tenantId' | 'classTag' | 'fileName'>,
    staff: StaffContext | null,
  ): Promise<boolean> {
    if (await repository.hasVideo(tenantId, classTag)) return false
    return drafts.discardClass({ tenantId, tag: classTag }, { fileName, staff, now: clock.now() })
  }

  /**
   * Records that the client is still sending. Pages are notified at most every few seconds, because chunks can be
   * short.
   */
  async function touch(row: UploadRow, sentBytes?: number): Promise<void> {
    const now = clock.now()
    await repository.touchUpload(row.tenantId, row.id, now, sentBytes)
    if (now.getTime() - row.changedAt.getTime() >= shownEveryMs) parts.onChanged(row)
  }

  let announcedUntil = new Date(0)

  /** Notifies pages of all uploads that have been interrupted since the last call; nothing else would. */
  async function announceIdle(): Promise<void> {
    const until = new Date(clock.now().getTime() - idleUploadMs)
    const idle = await repository.idleUploads(until)
    for (const row of idle) if (row.changedAt >= announcedUntil) parts.onChanged(row)
    announcedUntil = until
  }

  /** Finishes uploads that were complete when the server stopped. */
  async function resume(rows: UploadRow[]) {
    const byTus = rows.filter(({ multipart }) => multipart === null)
    for (const row of byTus) if ((await received(row)) === row.bytes) await finish(row)
  }

  /** Cancels uploads that haven't been touched for a week. */
  async function sweep(rows: UploadRow[]) {
    for (const row of rows) await inTenant(row.tenantId, () => cancel(row, null))
  }

  async function removeFiles(row: UploadRow) {
    if (row.multipart !== null) await parts.bucket?.remove(row)
    for (const name of [row.id, `${row.id}.json`]) await rm(join(folder, name), { force: true })
  }

  return {
    admit,
    assertRoom,
    find,
    received,
    arriving,
    finish,
    take,
    cancel: (staff: StaffContext, row: UploadRow) => cancel(row, staff),
    discardClass,
    resume,
    sweep,
    isHere: async (row: UploadRow) =>
      row.multipart !== null ||
      stat(join(folder, row.id)).then(
        () => true,
        () => false,
      ),
    fileModifiedOf,
    touch,
    announceIdle,
    fileOf: (id: string) => join(folder, id),
  }
}
