import { studioBase } from '@upbeat/contract/studio/calls'
import { DetailedError, type HttpRequest, type HttpResponse, type PreviousUpload, Upload } from 'tus-js-client'
import { namedClub } from '../../../../lib/api/named-club.ts'
import { type StudioError, studioErrorOf } from '../../../../lib/api/studio-error.ts'
import { failureOf } from './failure-of.ts'
import { assertUnchanged } from './file-changed.ts'
import type { TransportCallbacks, TransportFailure } from './transport.ts'
import { isAway, isPassing, retryDelays } from './upload-retries.ts'

/** Some proxies reject bodies of 100 MB and more. */
const chunkBytes = 16 * 1024 * 1024
type Begun = {
  /** What this browser began. */
  before?: PreviousUpload | undefined
  /** The upload's id, if another browser began it, or if it began in the bucket. */
  id?: string | null
}

/** Sends a file through the server for a class of this page's club. */
export function tusTransport(file: File, tag: string | null, callbacks: TransportCallbacks | null, begun: Begun) {
  const upload = tusUpload(file, tag ?? '', callbacks)
  if (begun.before) upload.resumeFromPreviousUpload(begun.before)
  else if (begun.id) upload.url = uploadAddress(begun.id)
  return {
    start: () => upload.start(),
    stop: () => upload.abort(),
    /** Removes what has arrived. */
    end: () => upload.abort(true).catch(() => undefined),
  }
}

function tusUpload(file: File, classTag: string, callbacks: TransportCallbacks | null): Upload {
  const { onAway, onError, ...others } = callbacks ?? {}
  const club = namedClub()
  return new Upload(file, {
    endpoint: `${studioBase}/uploads`,
    ...(club !== null && { headers: { tenantid: club } }),
    chunkSize: chunkBytes,
    retryDelays,
    removeFingerprintOnSuccess: true,
    // Clubs on the same host share the browser's storage.
    fingerprint: async ({ name, type, size, lastModified }: File) =>
      ['upbeat', club ?? '', name, type, size, lastModified].join('-'),
    metadata: {
      filename: file.name,
      filetype: file.type,
      modified: String(file.lastModified),
      classtag: classTag,
    },
    onBeforeRequest: async (request) => {
      if (request.getMethod() === 'PATCH') await assertUnchanged(file)
    },
    onAfterResponse: keepUnlessGone,
    onShouldRetry: (error) => {
      if (failureOfTus(error).isChanged) return false
      const status = refusalOf(error)?.status ?? 0
      if (isAway(status)) onAway?.()
      return isPassing(status)
    },
    onError: (error) => onError?.(failureOfTus(error)),
    ...others,
  })
}

/** The unfinished uploads of this file that this browser started for this club. */
export function findBegun(file: File): Promise<PreviousUpload[]> {
  return tusUpload(file, '', null).findPreviousUploads()
}

function uploadAddress(id: string): string {
  return `${studioBase}/uploads/${encodeURIComponent(id)}`
}

/** Ends an upload that was begun in any browser, and removes what has arrived. */
export function endUpload(id: string): Promise<void> {
  const club = namedClub()
  return Upload.terminate(uploadAddress(id), { ...(club !== null && { headers: { tenantid: club } }) })
}

function failureOfTus(error: Error): TransportFailure {
  const cause = error instanceof DetailedError ? error.causingError : null
  return failureOf(refusalOf(error) ?? cause)
}

class Refusal extends Error {
  readonly status: number
  readonly said: string
  constructor(status: number, said: string) {
    super(said)
    this.status = status
    this.said = said
  }
}

/** tus-js-client restarts an upload after any failed status request; here only if the upload is gone. */
function keepUnlessGone(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus()
  if (request.getMethod() !== 'HEAD' || (status >= 200 && status < 300) || status === 404 || status === 410) return
  throw new Refusal(status, response.getBody())
}

function refusalOf(error: Error): StudioError | null {
  if (!(error instanceof DetailedError)) return null
  const { causingError, originalResponse } = error
  if (causingError instanceof Refusal)
    return studioErrorOf({ status: causingError.status, body: jsonIn(causingError.said) })
  if (!originalResponse) return null
  return studioErrorOf({ status: originalResponse.getStatus(), body: jsonIn(originalResponse.getBody()) })
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A proxy's page, or nothing at all.
    return null
  }
}
