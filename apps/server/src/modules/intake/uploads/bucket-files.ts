import type { Multipart, Storage, UploadedPart } from '../../media/storage.ts'
import type { UploadRow } from '../intake-rows.ts'
import { sourceKey } from '../renditions/version-prefix.ts'

export type BucketFiles = NonNullable<ReturnType<typeof createBucketFiles>>

/** The files of uploads into a bucket, under the key of their video's source. Null for other storage. */
export function createBucketFiles({ multipart, size, remove }: Pick<Storage, 'multipart' | 'size' | 'remove'>) {
  return multipart ? filesIn(multipart, { size, remove }) : null
}

function filesIn(multipart: Multipart, { size, remove }: Pick<Storage, 'size' | 'remove'>) {
  const keyOf = (row: UploadRow) => sourceKey({ ...row, facts: null })
  const idOf = (row: UploadRow) => row.multipart ?? ''

  return {
    /** Returns the bucket's id of the upload. */
    begin: (row: UploadRow) => multipart.begin(keyOf(row)),
    addressOf: (row: UploadRow, part: { number: number; bytes: number }) =>
      multipart.addressOf(keyOf(row), idOf(row), part),
    /** What has arrived; null if the bucket doesn't know the upload. */
    parts: async (row: UploadRow) => (idOf(row) === '' ? null : multipart.parts(keyOf(row), idOf(row))),
    complete: (row: UploadRow, parts: readonly UploadedPart[]) => multipart.complete(keyOf(row), idOf(row), parts),
    size: (row: UploadRow) => size(keyOf(row)),
    /** Also if the bucket has already made a file of it. */
    async remove(row: UploadRow): Promise<void> {
      if (idOf(row) !== '') await multipart.abort(keyOf(row), idOf(row))
      await remove(keyOf(row))
    },
  }
}
