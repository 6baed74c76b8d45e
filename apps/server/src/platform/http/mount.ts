import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import { endpoints } from '@upbeat/contract/endpoints/all'
import { serverTimeHeader } from '@upbeat/contract/server-time-header'
import type { StudioCallName } from '@upbeat/contract/studio/calls'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import { Failure } from '../failure/failure.ts'
import { inTenant } from '../scope/scope.ts'
import type { Answer, Prebuilt } from './answer.ts'
import type { Context, MemberContext } from './context.ts'
import type { Guard } from './guard.ts'
import { parseInput } from './parse-input.ts'
import { createSendReply } from './send-reply.ts'

type Endpoints = typeof endpoints
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Part<E, K extends string> = K extends keyof E ? Parsed<E[K]> : undefined
export type Input<N extends CallName> = {
  params: Part<Endpoints[N], 'params'>
  query: Part<Endpoints[N], 'query'>
  headers: Part<Endpoints[N], 'headers'>
  body: Part<Endpoints[N], 'body'>
}
type Bodies<R> = { [S in keyof R]: R[S] extends z.ZodType ? z.input<R[S]> : undefined }[keyof R]
type ReplyBody<N extends CallName> = Bodies<Endpoints[N]['replies']>
type ContextOf<N extends CallName> = (typeof calls)[N]['access'] extends 'member' ? MemberContext : Context

export type Handler<N extends CallName> = (
  context: ContextOf<N>,
  input: Input<N>,
) => Promise<ReplyBody<N> | Prebuilt | Answer<ReplyBody<N>>> | ReplyBody<N> | Prebuilt | Answer<ReplyBody<N>>
type MountOptions = { checkReplies: boolean; clock: Clock }
export type Mount = <N extends CallName>(name: N, handler: Handler<N>) => void

/**
 * Builds routes from the contract's table: tenant, session and access first, then parsing, the handler, and the reply,
 * which also carries the server's time. `checkReplies` validates each reply against its schema (in development and
 * tests; production saves the cost).
 */
export function createMount(server: FastifyInstance, guard: Guard, { checkReplies, clock }: MountOptions) {
  const served = new Set<CallName>()

  const mount: Mount = (name, handler) => {
    served.add(name)
    const call: Call = calls[name]
    const schemas: EndpointSchemas = endpoints[name]
    const sendReply = createSendReply(schemas, checkReplies)
    server.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      ...(schemas.largestBody !== undefined && { bodyLimit: schemas.largestBody }),
      onRequest: async (request) => {
        request.context = await guard(request, call.access)
      },
      onSend: (request, reply, payload, done) => {
        reply.header(serverTimeHeader, clock.now().getTime())
        // Members' replies are never cached; shared ones are revalidated.
        if (!reply.hasHeader('cache-control'))
          reply.header(
            'cache-control',
            request.context?.member || request.context?.tenant.preview ? 'no-store' : 'private, no-cache',
          )
        done(null, payload)
      },
      handler: async (request, reply) => {
        const { member } = request.context
        const context = member ? { ...request.context, memberId: member.memberId } : request.context
        const input = parseInput(schemas, request) as Input<typeof name>
        const result = await inTenant(context.tenantId, () => handler(context as ContextOf<typeof name>, input))
        return sendReply(reply, result)
      },
    })
  }

  /** Answers 501 to calls that no module has mounted. */
  function mountRest() {
    for (const name of Object.keys(calls) as CallName[]) {
      if (!served.has(name)) {
        mount(name, () => {
          throw new Failure('notServedYet')
        })
        unserved.push(name)
      }
    }
  }
  const unserved: CallName[] = []

  return { mount, mountRest, unserved }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
  interface FastifyContextConfig {
    call?: CallName | StudioCallName
  }
}
