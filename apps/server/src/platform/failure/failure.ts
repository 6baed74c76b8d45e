import { errors } from '@upbeat/contract/errors'
import type { DnsRecord } from '@upbeat/contract/studio/entities/domain'
import type { PaymentFinding } from '@upbeat/contract/studio/entities/selling/payment-account'
import { type StudioErrorCode, studioErrors } from '@upbeat/contract/studio/errors'
import type { z } from 'zod'

/** A rejected value, by its path in the body, query or parameters. */
export type FieldFault = { path: string; message: string }
type Entry = { status: number; wire?: number; message: string; reportable?: true }

const entries: Record<StudioErrorCode, Entry> = { ...errors, ...studioErrors }

/** The error that services and handlers throw, with a code of the error table (D-04). */
export class Failure extends Error {
  readonly code: StudioErrorCode
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** Sent to the studio, which shows each at its field. */
  readonly fields: readonly FieldFault[]
  /** Sent to the studio: how many bytes of space are missing. */
  readonly missingBytes: number | undefined
  /** Sent to the studio: the DNS records to create. */
  readonly records: readonly z.infer<typeof DnsRecord>[]
  /** Sent to the studio: what is wrong with payment keys. */
  readonly findings: readonly PaymentFinding[]

  constructor(
    code: StudioErrorCode,
    options: {
      message?: string
      retryAfter?: number
      fields?: readonly FieldFault[]
      missingBytes?: number
      records?: readonly z.infer<typeof DnsRecord>[]
      findings?: readonly PaymentFinding[]
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? entries[code].message, { cause: options.cause })
    this.code = code
    this.retryAfter = options.retryAfter
    this.fields = options.fields ?? []
    this.missingBytes = options.missingBytes
    this.records = options.records ?? []
    this.findings = options.findings ?? []
  }
}

export function entryOf(code: StudioErrorCode): Entry {
  return entries[code]
}

/** The body of a failed member call. */
export function wireBody({ code, message }: Failure) {
  const { wire, status } = entryOf(code)
  return { code: wire ?? status, message }
}

/** The body of a failed studio call, which names the code itself. */
export function studioWireBody({ code, message, fields, missingBytes, records, findings }: Failure) {
  return {
    code,
    message,
    ...(fields.length > 0 && { fields }),
    ...(missingBytes !== undefined && { missingBytes }),
    ...(records.length > 0 && { records }),
    ...(findings.length > 0 && { findings }),
  }
}
