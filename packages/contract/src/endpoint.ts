import type { z } from 'zod'
import type { CallName } from './calls.ts'
import type { ErrorCode } from './errors.ts'

/** The schemas of one call. Its method, path and access are in `calls.ts`, which the browser can import without zod. */
export type EndpointSchemas = {
  /** `:name` parts of the path. */
  params?: z.ZodType
  query?: z.ZodType
  /** Request headers that the handler reads, lower-case names; loose, so that parsing keeps the others. */
  headers?: z.ZodType
  body?: z.ZodType
  /** The body is bytes, sent as `application/octet-stream`. */
  isBinary?: true
  /** Maximum body size in bytes, if the server's default is too small for the schema, or far too large. */
  largestBody?: number
  /** Success replies by status; `null` is an empty body (204, 304). */
  replies: Record<number, z.ZodType | null>
  /** The error codes of this call, besides those of its access level. */
  errors: readonly ErrorCode[]
}

export type Endpoint<N extends CallName = CallName, S extends EndpointSchemas = EndpointSchemas> = S & { call: N }

/** Declares one call's schemas. `call` names its row in `calls.ts`. */
export function endpoint<N extends CallName, const S extends EndpointSchemas>(call: N, schemas: S): Endpoint<N, S> {
  return { call, ...schemas }
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : never
type OutputOf<T> = T extends z.ZodType ? z.output<T> : never
/** The types that a client sends. */
export type RequestBody<E extends EndpointSchemas> = InputOf<E['body']>
/** The types that the server's handler receives. */
export type ParsedBody<E extends EndpointSchemas> = OutputOf<E['body']>
/** The union of the success replies; an empty reply is `null`. */
export type Reply<E extends Pick<EndpointSchemas, 'replies'>> = {
  [K in keyof E['replies']]: E['replies'][K] extends null ? null : OutputOf<E['replies'][K]>
}[keyof E['replies']]
