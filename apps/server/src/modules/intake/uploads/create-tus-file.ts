import type { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import type { UploadRow } from '../intake-rows.ts'

/** Makes the empty file of an upload, as if its client had created it by tus. */
export function createTusFile(store: FileStore) {
  return async ({ id, bytes, fileName, classTag, fileModified }: UploadRow): Promise<void> => {
    const modified = fileModified && { modified: String(fileModified.getTime()) }
    const metadata = { filename: fileName, classtag: classTag, ...modified }
    await store.create(new Upload({ id, size: bytes, offset: 0, metadata }))
  }
}
