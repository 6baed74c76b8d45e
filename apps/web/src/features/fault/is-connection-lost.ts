import { ApiError } from '@upbeat/client/api-error.ts'

/** Whether a page failed because the server was unreachable: an API call, or a file of the app. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0
  return error instanceof Error && missingFile.test(error.message)
}

/** A failed import has no code, only the messages of Chrome and Firefox, of Safari, and of Vite for style sheets. */
const missingFile = /import(ed|ing)|preload/i
