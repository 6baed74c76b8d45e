import type { CallName } from '@upbeat/contract/calls'
import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import { serverTimeHeader } from '@upbeat/contract/server-time-header'
import type { StudioCallName } from '@upbeat/contract/studio/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import { Failure } from '../failure/failure.ts'
import { asPlatform, inTenant } from '../scope/scope.ts'
import type { Answer, Prebuilt } from './answer.ts'
import { parseInput } from './parse-input.ts'
import { createSendReply } from './send-reply.ts'

type Name = CallName | StudioCallName
type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }
type Schemas = Omit<EndpointSchemas, 'errors'>
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Part<E, K extends string> = K extends keyof E ? Parsed<E[K]> : undefined
type Input<E> = {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  headers: Part<E, 'headers'>
  body: Part<E, 'body'>
}
type Bodies<R> = { [S in keyof R]: R[S] extends z.ZodType ? z.input<R[S]> : undefined }[keyof R]
type ReplyBody<E> = E extends { replies: infer R } ? Bodies<R> : never
/** A handler without a reply body returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is a return type, chosen by the call.
type Nothing<E> = undefined extends ReplyBody<E> ? void : never
type Result<E> = ReplyBody<E> | Nothing<E> | Prebuilt | Answer<ReplyBody<E>>

/** Mounts a call of a table. The handler gets the context of the call's access level and the parsed request. */
export type MountOf<
  Names extends Name,
  Endpoints extends Record<Names, Schemas>,
  Contexts extends Record<Names, unknown>,
> = <N extends Names>(
  name: N,
  handler: (context: Contexts[N], input: Input<Endpoints[N]>) => Promise<Result<Endpoints[N]>> | Result<Endpoints[N]>,
) => void

/** A checked request: the handler's context, and the club in whose scope the handler runs, or null for the platform. */
export type Admitted = { context: unknown; tenantId: string | null }

type Table<Names extends Name, Endpoints, C> = {
  calls: Record<Names, C>
  endpoints: Endpoints
  /** Precedes the paths of all calls. */
  base: string
}
type Parts<C> = {
  /**
   * Checks a request before its body is read.
   * @throws Failure if the call is refused
   */
  guard: (request: FastifyRequest, call: C) => Promise<Admitted>
  /** Sets the headers of every reply, refusals included. */
  setHeaders: (request: FastifyRequest, reply: FastifyReply) => void
  /** Validates each reply against its schema: in development and tests; production saves the cost. */
  checkReplies: boolean
  clock: Clock
}

/**
 * Builds routes from a call table of the contract: the guard first, then parsing, the handler, and the reply, which
 * also carries the server's time.
 */
export function createMount<
  Names extends Name,
  Endpoints extends Record<Names, Schemas>,
  Contexts extends Record<Names, unknown>,
  C extends Call,
>(
  server: FastifyInstance,
  { calls, endpoints, base }: Table<Names, Endpoints, C>,
  { guard, setHeaders, checkReplies, clock }: Parts<C>,
) {
  const served = new Set<Names>()
  const unserved: Names[] = []

  function route(name: Names, handler: (context: unknown, input: unknown) => unknown) {
    served.add(name)
    const call = calls[name]
    const schemas = endpoints[name]
    const sendReply = createSendReply(schemas, checkReplies)
    server.route({
      method: call.method,
      url: base + call.path,
      config: { call: name },
      ...(schemas.largestBody !== undefined && { bodyLimit: schemas.largestBody }),
      onRequest: async (request) => {
        request.admitted = await guard(request, call)
      },
      onSend: (request, reply, payload, done) => {
        reply.header(serverTimeHeader, clock.now().getTime())
        setHeaders(request, reply)
        done(null, payload)
      },
      handler: async (request, reply) => {
        const { context, tenantId } = request.admitted
        const input = parseInput(schemas, request)
        const work = () => handler(context, input)
        return sendReply(reply, await (tenantId === null ? asPlatform(work) : inTenant(tenantId, work)))
      },
    })
  }

  const mount: MountOf<Names, Endpoints, Contexts> = (name, handler) =>
    route(name, (context, input) => handler(context as Contexts[typeof name], input as Input<Endpoints[typeof name]>))

  /** Answers 501 to calls that no module has mounted, if the caller may make them. */
  function mountRest() {
    for (const name of Object.keys(calls) as Names[]) {
      if (served.has(name)) continue
      route(name, () => {
        throw new Failure('notServedYet')
      })
      unserved.push(name)
    }
  }

  return { mount, mountRest, unserved }
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted
  }
  interface FastifyContextConfig {
    call?: Name
  }
}
