import { studioBase } from '@upbeat/contract/studio/calls'
import { DetailedError, type HttpRequest, type HttpResponse, type PreviousUpload, Upload } from 'tus-js-client'
import { namedClub } from '../../lib/api/named-club.ts'
import { type StudioError, studioErrorOf } from '../../lib/api/studio-error.ts'

/** Some proxies reject bodies of 100 MB and more. */
const chunkBytes = 16 * 1024 * 1024
/** Retry delays in milliseconds; after the last one it retries every thirty seconds while the page is open. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array<number>(240).fill(30_000)]

type Callbacks = Pick<ConstructorParameters<typeof Upload>[1], 'onProgress' | 'onSuccess' | 'onError'> & {
  /** The server can't be reached, or is restarting; the upload continues by itself. */
  onAway?: () => void
}

/** The upload of a file for a class of this page's club. */
export function tusUpload(file: File, classTag: string, { onAway, ...callbacks }: Callbacks = {}): Upload {
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
    onBeforeRequest: (request) => assertUnchanged(file, request),
    onAfterResponse: keepUnlessGone,
    onShouldRetry: (error) => {
      if (isFileChanged(error)) return false
      const status = refusalOf(error)?.status ?? 0
      const isAway = status === 0 || (status >= 500 && status !== 507)
      if (isAway) onAway?.()
      return isAway || status === 409 || status === 423 || status === 429
    },
    ...callbacks,
  })
}

/** The unfinished uploads of this file that this browser started for this club. */
export function findBegun(file: File): Promise<PreviousUpload[]> {
  return tusUpload(file, '').findPreviousUploads()
}

/** The address of an upload that was begun in any browser. */
export function uploadAddress(id: string): string {
  return `${studioBase}/uploads/${encodeURIComponent(id)}`
}

/** Ends an upload that was begun in any browser, and removes what has arrived. */
export function endUpload(id: string): Promise<void> {
  const club = namedClub()
  return Upload.terminate(uploadAddress(id), { ...(club !== null && { headers: { tenantid: club } }) })
}

/** The server's rejection; null if the network, a proxy or the browser failed. */
export function problemOf(error: Error): StudioError | null {
  const refusal = refusalOf(error)
  return refusal?.reason ? refusal : null
}

/** Whether the file on disk was changed or removed since it was selected: it can't be uploaded, however often it is retried. */
export function isFileChanged(error: Error): boolean {
  return error instanceof DetailedError && error.causingError instanceof FileChanged
}

class FileChanged extends Error {}

/** A request reports an unreadable file as a network error, which would be retried. */
async function assertUnchanged(file: File, request: HttpRequest): Promise<void> {
  if (request.getMethod() !== 'PATCH') return
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new FileChanged('The file has changed on disk', { cause })
    })
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
