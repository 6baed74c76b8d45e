import { ApiError } from '@upbeat/client/api-error.ts'

/** Whether a page failed since the server could not be reached: one of its calls, or one of the app's own files. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0
  return error instanceof Error && missingFile.test(error.message)
}

/** A failed import carries no code, only the words of Chrome and Firefox, of Safari, and of Vite for style sheets. */
const missingFile = /import(ed|ing)|preload/i
