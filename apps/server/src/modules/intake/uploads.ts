import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArrivingFile } from '@upbeat/contract/studio/entities/intake'
import { idleUploadMs } from '@upbeat/rules/media/video-status'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'
import type { IntakeChange } from './intake-change.ts'
import type { UploadRow, VersionKey } from './intake-rows.ts'
import { modifiedOf } from './modified-of.ts'
import type { ClassMove } from './move-track.ts'
import type { IntakeRepository } from './repository.ts'
import type { StorageRepository } from './storage-repository.ts'
import { arrivedBytes, type UploadRoom } from './upload-room.ts'

export type Drafts = {
  /** A class that nobody sees yet, named after the file. Answers its tag. */
  createClass: (staff: StaffContext, file: { fileName: string }) => Promise<string>
  /** Removes a class with nothing in it but what this file's name suggested. Returns whether it did. */
  discardClass: (
    of: { tenantId: string; tag: string },
    by: { fileName: string; staff: StaffContext | null; now: Date },
  ) => Promise<boolean>
  /** Fails unless this person may change the class; answers its name. */
  assertEditable: (staff: StaffContext, tag: string) => Promise<string>
  /** The moves in the class's draft. Fails unless this person may change the class. */
  moves: (staff: StaffContext, tag: string) => Promise<ClassMove[]>
  /** False if they have been changed since `base`. With `undoes`, that fails. */
  saveMoves: (
    staff: StaffContext,
    tag: string,
    change: { base: ClassMove[]; value: ClassMove[]; undoes?: string },
  ) => Promise<boolean>
  /** The moves that members see; of a preview, those in the draft. */
  shownMoves: (tenantId: string, tag: string, which: { isPreview: boolean }) => Promise<ClassMove[]>
}
type Parts = {
  repository: IntakeRepository
  files: Pick<StorageRepository, 'usage'>
  drafts: Drafts
  change: IntakeChange
  clock: Clock
  makeId: () => string
  folder: string
  room: UploadRoom
  onReceived: (key: VersionKey) => void
  /** Pages that show how far the upload is must read it again. */
  onChanged: (key: VersionKey) => void
}

const mostBytes = 1024 ** 4
const longestName = 200
const shownEveryMs = 5000

export type UploadService = ReturnType<typeof createUploadService>

/** Files on their way in. The bytes are the tus server's; here is who may send them, where they go, and when they are there. */
export function createUploadService(parts: Parts) {
  const { repository, drafts, clock, folder, room } = parts

  /** Before the first byte: permission, limits, room, quota. The upload is a class from here on. */
  async function admit(
    staff: StaffContext,
    { bytes, name, classTag }: { bytes: number; name: string; classTag: string | null },
  ) {
    if (bytes === 0) throw new Failure('emptyFile')
    if (!Number.isSafeInteger(bytes) || bytes < 0 || bytes > mostBytes) throw new Failure('invalidRequest')
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
      createdAt: now,
      changedAt: now,
    }
    const taken = await reserve(staff, reserved)
    const row = classTag === null ? await makeClass(staff, taken) : taken
    parts.onChanged(row)
    return row
  }

  /** Takes the room for it. One upload at a time, of all clubs, since they share the server's space. */
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
        // A new class has its own entry in the history.
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
    asPlatform(() => room.assertRoom({ repository, files: parts.files }, tenantId, bytes))

  /** The upload, to whoever may go on with it. */
  async function find(staff: StaffContext, id: string): Promise<UploadRow> {
    const row = await repository.findUpload(staff.tenantId, id)
    const isOwn = row?.accountId === staff.staff.accountId
    if (!row || (!isOwn && staff.reachOf('classes.edit') !== 'all')) throw new Failure('notFound')
    return row
  }

  /** How much has arrived, by the file itself: right also after a crash. */
  async function received(row: UploadRow): Promise<number> {
    if (row.state === 'received') return row.bytes
    return arrivedBytes(folder, row.id)
  }

  /** The newest file on its way to a class. */
  async function arriving(tenantId: string, tag: string): Promise<ArrivingFile | null> {
    const row = await repository.newestArriving(tenantId, tag)
    if (!row) return null
    const { id, fileName, bytes, changedAt } = row
    const isInterrupted = clock.now().getTime() - changedAt.getTime() > idleUploadMs
    const file = join(folder, id)
    return { id, fileName, bytes, received: await received(row), fileModified: await modifiedOf(file), isInterrupted }
  }

  /** All bytes are there. May be told twice, e.g. after a crash in between. */
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

  /** Ends an upload and removes what has arrived; a class that was made for it and has nothing else goes too. */
  async function cancel(row: UploadRow, staff: StaffContext | null): Promise<void> {
    if (!(await repository.closeUpload(row.tenantId, row.id, 'cancelled', clock.now()))) return
    await removeFiles(row)
    const { tenantId, classTag, fileName } = row
    if (!(await discard({ tenantId, classTag, fileName }, staff))) parts.onChanged(row)
  }

  /** The class of a file that never began to arrive. @throws Failure notFound, notPermitted */
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

  /** Notes that the sender is still there. Pages are told every few seconds only: chunks can be short. */
  async function touch(row: UploadRow): Promise<void> {
    const now = clock.now()
    await repository.touchUpload(row.tenantId, row.id, now)
    if (now.getTime() - row.changedAt.getTime() >= shownEveryMs) parts.onChanged(row)
  }

  let announcedUntil = new Date(0)

  /** Announces the uploads of all clubs that have been interrupted since the last call: nothing else happens to them by then. */
  async function announceIdle(): Promise<void> {
    const until = new Date(clock.now().getTime() - idleUploadMs)
    const idle = await repository.idleUploads(until)
    for (const row of idle) if (row.changedAt >= announcedUntil) parts.onChanged(row)
    announcedUntil = until
  }

  /** After a start: what had arrived whole is taken on. */
  async function resume(rows: UploadRow[]) {
    for (const row of rows) if ((await received(row)) === row.bytes) await finish(row)
  }

  /** What nobody has touched for a week. */
  async function sweep(rows: UploadRow[]) {
    for (const row of rows) await inTenant(row.tenantId, () => cancel(row, null))
  }

  async function removeFiles({ id }: UploadRow) {
    for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true })
  }

  return {
    admit,
    assertRoom,
    find,
    received,
    arriving,
    finish,
    cancel: (staff: StaffContext, row: UploadRow) => cancel(row, staff),
    discardClass,
    resume,
    sweep,
    isHere: (row: UploadRow) =>
      stat(join(folder, row.id)).then(
        () => true,
        () => false,
      ),
    touch,
    announceIdle,
    fileOf: (id: string) => join(folder, id),
  }
}

/** For people to read: without control characters and paths, and not for ever. The file on disk is named by an id. */
export function presentableName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return [...(clean || 'video')].slice(0, longestName).join('')
}
