import { ApiError } from '@upbeat/client/api-error.ts'
import type { ReadReply } from '@upbeat/client/send-and-read.ts'
import type { PaymentFinding } from '@upbeat/contract/studio/entities/selling/payment-account'
import type { DnsRecord } from '../layout/dns-records.tsx'

type Details = {
  missingBytes?: number
  fields?: readonly string[]
  records?: readonly DnsRecord[]
  findings?: readonly PaymentFinding[]
}

/** A failed call of the studio. `reason` is the code of its error table, e.g. `lastOwner`. */
export class StudioError extends ApiError {
  readonly reason: string
  /** The missing space, if that is the reason. */
  readonly missingBytes: number
  /** Paths of the rejected values. */
  readonly fields: readonly string[]
  /** The DNS records to create, if their absence is the reason. */
  readonly records: readonly DnsRecord[]
  /** What is wrong with payment keys. */
  readonly findings: readonly PaymentFinding[]

  constructor(status: number, reason: string, message: string, details: Details = {}) {
    super(status, status, message)
    this.reason = reason
    this.missingBytes = details.missingBytes ?? 0
    this.fields = details.fields ?? []
    this.records = details.records ?? []
    this.findings = details.findings ?? []
  }
}

/** Creates the error of a failed reply. A proxy's page has no error code: only its status is used. */
export function studioErrorOf({ status, body }: Pick<ReadReply, 'status' | 'body'>): StudioError {
  const { code, message, missingBytes, fields, records, findings } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Record<string, unknown>
  return new StudioError(status, typeof code === 'string' ? code : '', typeof message === 'string' ? message : '', {
    missingBytes: typeof missingBytes === 'number' ? missingBytes : 0,
    fields: pathsOf(fields),
    ...(Array.isArray(records) && { records: records as DnsRecord[] }),
    ...(Array.isArray(findings) && { findings: findings as PaymentFinding[] }),
  })
}

/** The server's error code; undefined without a reply. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof StudioError ? error.reason : undefined
}

/**
 * Whether the person cancelled re-authentication or a passkey: not a failure, so no message is shown. Browsers reject a cancelled passkey
 * with `NotAllowedError`.
 */
export function isDeclined(error: unknown): boolean {
  if (reasonOf(error) === 'reauthenticationRequired') return true
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/**
 * The names of the sent fields whose values the server rejected; all of them if it doesn't say which. Empty for other errors. A rejected
 * change is named by its place in the body (`changes.0.value`), a field by itself.
 */
export function refusedFields(error: unknown, sent: readonly string[]): string[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const paths = error instanceof StudioError ? error.fields : []
  const named = sent.filter((field, place) => {
    return paths.some((path) => path === field || `${path}.`.startsWith(`changes.${place}.`))
  })
  return named.length > 0 ? named : [...sent]
}

function pathsOf(faults: unknown): string[] {
  if (!Array.isArray(faults)) return []
  return faults.flatMap((fault: { path?: unknown } | null) => (typeof fault?.path === 'string' ? [fault.path] : []))
}
