import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { RecordedPieces } from '../encoding/encoder-port.ts'
import type { Encode } from '../encoding/encoder-process.ts'
import type { UploadService } from './uploads.ts'

/** What of a broadcast becomes a class, and about how many bytes it has. Times in seconds. */
export type TakenRecording = { connections: RecordedPieces[]; from: number; to: number; bytes: number }
export type TakeRecording = ReturnType<typeof createTakeRecording>

/** Copying takes seconds; more means that something hangs. */
const limitSeconds = 600

/** Makes a class of a broadcast's recording, as if the file had been uploaded. */
export function createTakeRecording({ uploads, encode }: { uploads: UploadService; encode: Encode }) {
  /** Returns the class's tag. @throws Failure storageFull, quotaExceeded, tooManyUploads */
  return async function takeRecording(staff: StaffContext, name: string, { bytes, ...recording }: TakenRecording) {
    await uploads.assertRoom(staff.tenantId, bytes)
    return uploads.take(staff, name, async (file) => {
      const outcome = await encode({ kind: 'recording', ...recording, file }, { seconds: limitSeconds })
      if (outcome.kind === 'done') return outcome.result
      throw new Failure('internal', { cause: new Error(outcome.kind === 'failed' ? outcome.message : outcome.kind) })
    })
  }
}
