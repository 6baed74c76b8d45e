import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { UploadRow } from '../intake-rows.ts'
import type { StorageRepository } from '../renditions/storage-repository.ts'
import type { IntakeRepository } from '../repository.ts'
import type { BucketFiles } from './bucket-files.ts'
import type { ClubLimits } from './club-limits.ts'
import type { Drafts } from './drafts.ts'
import { presentableName } from './presentable-name.ts'
import type { UploadRoom } from './upload-room.ts'
import type { UploadService } from './uploads.ts'

type Parts = {
  uploads: UploadService
  repository: Pick<IntakeRepository, 'newestArriving' | 'setMultipart'>
  files: Pick<StorageRepository, 'usage'>
  clubLimits: ClubLimits
  drafts: Pick<Drafts, 'assertEditable'>
  room: Pick<UploadRoom, 'assertQuota'>
  /** Null if browsers can't upload into the storage. */
  bucket: BucketFiles | null
  /** Makes a file of an upload that tus continues. */
  createFile: (row: UploadRow) => Promise<void>
}
type ChosenFile = { fileName: string; bytes: number; modified: number }
type UploadRequest = ChosenFile & { reachesBucket: boolean }

const mebibyte = 1024 ** 2
/** What a broken connection loses at most. S3 takes parts from 5 MiB. */
const leastPartBytes = 8 * mebibyte
const mostParts = 10_000

export type BucketUploads = ReturnType<typeof createBucketUploads>

/**
 * Uploads that browsers send into the bucket. The server admits them, signs each part's address and makes the file; the
 * bucket says what has arrived.
 */
export function createBucketUploads({ uploads, repository, bucket, ...parts }: Parts) {
  /**
   * Begins an upload, or continues that of the same file for the same class. For a browser that doesn't reach the bucket
   * it goes on through the server.
   * @throws Failure as `admit`
   */
  async function begin(staff: StaffContext, classTag: string, { reachesBucket, ...file }: UploadRequest) {
    await parts.drafts.assertEditable(staff, classTag)
    const begun = await begunOf(staff, classTag, file)
    if (begun?.multipart === null) return { into: 'server', id: begun.id } as const
    if (!bucket || !reachesBucket) {
      if (begun) await moveToServer(begun)
      return { into: 'server', id: begun?.id ?? null } as const
    }
    const { bytes, fileName: name, modified } = file
    const intoBucket = { fileModified: new Date(modified) }
    const row = begun ?? (await uploads.admit(staff, { bytes, name, classTag, intoBucket }))
    const arrived = await bucket.parts(row)
    if (!arrived) await beginMultipart(bucket, row)
    const received = wholeParts(row, arrived ?? []).map(({ number }) => number)
    return { into: 'bucket', id: row.id, partBytes: partBytesOf(row), received } as const
  }

  /** The newest open upload of a class, if this person may continue it with this file. */
  async function begunOf(staff: StaffContext, classTag: string, file: ChosenFile): Promise<UploadRow | null> {
    const row = await repository.newestArriving(staff.tenantId, classTag)
    if (!row || row.bytes !== file.bytes || row.fileName !== presentableName(file.fileName)) return null
    if (((await uploads.fileModifiedOf(row)) ?? file.modified) !== file.modified) return null
    const mayContinue = row.accountId === staff.staff.accountId || staff.reachOf('classes.edit') === 'all'
    return mayContinue ? row : null
  }

  async function beginMultipart(files: BucketFiles, row: UploadRow) {
    await repository.setMultipart(row.tenantId, row.id, await files.begin(row))
  }

  /** Addresses for these parts, as long as the upload is open. Without any it only reports what was sent. */
  async function sign(
    staff: StaffContext,
    id: string,
    { numbers, sentBytes }: { numbers: number[]; sentBytes: number },
  ) {
    const { row, files } = await openUpload(staff, id)
    if (numbers.some((number) => number > countOf(row))) throw new Failure('invalidRequest')
    await uploads.touch(row, Math.min(sentBytes, row.bytes))
    return Promise.all(
      numbers.map(async (number) => ({
        number,
        url: await files.addressOf(row, { number, bytes: sizeOf(row, number) }),
      })),
    )
  }

  /**
   * Makes the file once all parts are there, and hands it to the encoder. Returns the numbers of the parts that are
   * missing. The real size is checked, and the quota again.
   * @throws Failure quotaExceeded
   */
  async function complete(staff: StaffContext, id: string): Promise<number[]> {
    const found = await uploads.find(staff, id)
    if (found.state === 'received') return []
    const { row, files } = await openUpload(staff, id)
    const arrived = await files.parts(row)
    if (arrived) {
      const whole = wholeParts(row, arrived)
      const missing = numbersOf(row).filter((number) => whole.every((part) => part.number !== number))
      if (missing.length > 0) return missing
      await parts.room.assertQuota(parts, row.tenantId)
      await files.complete(row, whole)
    }
    // It may have been cancelled while the bucket put the parts together.
    if ((await uploads.find(staff, id)).state === 'cancelled') {
      await files.remove(row)
      throw new Failure('notFound')
    }
    if ((await files.size(row)) !== row.bytes) {
      // The bucket has dropped the parts, e.g. by a rule for incomplete uploads, or made something else of them.
      await files.remove(row)
      await beginMultipart(files, row)
      return numbersOf(row)
    }
    await uploads.finish(row)
    return []
  }

  /** From here on tus goes on with the upload, from the first byte. */
  async function moveToServer(row: UploadRow) {
    await bucket?.remove(row)
    await parts.createFile(row)
    await repository.setMultipart(row.tenantId, row.id, null)
  }

  /** @throws Failure notFound, notAllowedNow */
  async function openUpload(staff: StaffContext, id: string) {
    const row = await uploads.find(staff, id)
    if (row.state !== 'receiving' || row.multipart === null) throw new Failure('notFound')
    // Media is being moved, or the bucket was taken out of the settings.
    if (!bucket) throw new Failure('notAllowedNow')
    return { row, files: bucket }
  }

  return { begin, sign, complete, isOffered: bucket !== null }
}

function partBytesOf({ bytes }: Pick<UploadRow, 'bytes'>): number {
  return Math.max(leastPartBytes, Math.ceil(bytes / mostParts / mebibyte) * mebibyte)
}

function countOf(row: UploadRow): number {
  return Math.ceil(row.bytes / partBytesOf(row))
}

function numbersOf(row: UploadRow): number[] {
  return Array.from({ length: countOf(row) }, (_, at) => at + 1)
}

function sizeOf(row: UploadRow, number: number): number {
  const size = partBytesOf(row)
  return Math.min(size, row.bytes - (number - 1) * size)
}

function wholeParts<P extends { number: number; bytes: number }>(row: UploadRow, arrived: readonly P[]): P[] {
  return arrived.filter(({ number, bytes }) => number <= countOf(row) && bytes === sizeOf(row, number))
}
