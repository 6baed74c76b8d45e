import { StudioError } from '../../../../lib/api/studio-error.ts'
import { FileChanged } from './file-changed.ts'
import type { TransportFailure } from './transport.ts'

export function failureOf(error: unknown): TransportFailure {
  const isRefused = error instanceof StudioError && error.reason !== ''
  return { problem: isRefused ? error : null, isChanged: error instanceof FileChanged }
}
