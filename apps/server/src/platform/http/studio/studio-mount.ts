import { serverTimeHeader } from '@upbeat/contract/server-time-header'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { studioEndpoints } from '@upbeat/contract/studio/endpoints/all'
import type { StudioSchemas } from '@upbeat/contract/studio/studio-endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../../clock/clock.ts'
import { Failure } from '../../failure/failure.ts'
import { asPlatform, inTenant } from '../../scope/scope.ts'
import type { Answer, Prebuilt } from '../answer.ts'
import { parseInput } from '../parse-input.ts'
import { createSendReply } from '../send-reply.ts'
import type { StudioContext } from './studio-context.ts'
import type { ContextFor, StudioGuard } from './studio-guard.ts'

type Endpoints = typeof studioEndpoints
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Part<E, K extends string> = K extends keyof E ? Parsed<E[K]> : undefined
export type StudioInput<N extends StudioCallName> = {
  params: Part<Endpoints[N], 'params'>
  query: Part<Endpoints[N], 'query'>
  headers: Part<Endpoints[N], 'headers'>
  body: Part<Endpoints[N], 'body'>
}
type Bodies<R> = { [S in keyof R]: R[S] extends z.ZodType ? z.input<R[S]> : undefined }[keyof R]
type ReplyBody<N extends StudioCallName> = Bodies<Endpoints[N]['replies']>
/** A handler without a reply body returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is a return type, chosen by the call.
type Nothing<N extends StudioCallName> = undefined extends ReplyBody<N> ? void : never
type Result<N extends StudioCallName> = ReplyBody<N> | Nothing<N> | Prebuilt | Answer<ReplyBody<N>>

export type StudioHandler<N extends StudioCallName> = (
  context: ContextFor<(typeof studioCalls)[N]['permission']>,
  input: StudioInput<N>,
) => Promise<Result<N>> | Result<N>
export type StudioMount = <N extends StudioCallName>(name: N, handler: StudioHandler<N>) => void

/**
 * Builds the studio's routes from its call table: origin, club, session, permission and re-authentication first, then
 * parsing and the handler. A handler runs in the scope of the host's club, or as the platform if there is none.
 */
export function createStudioMount(
  server: FastifyInstance,
  guard: StudioGuard,
  { checkReplies, clock }: { checkReplies: boolean; clock: Clock },
) {
  const served = new Set<StudioCallName>()

  const mount: StudioMount = (name, handler) => {
    served.add(name)
    const call: StudioCall = studioCalls[name]
    const schemas: StudioSchemas = studioEndpoints[name]
    const sendReply = createSendReply(schemas, checkReplies)
    server.route({
      method: call.method,
      url: studioBase + call.path,
      config: { call: name },
      ...(schemas.largestBody !== undefined && { bodyLimit: schemas.largestBody }),
      onRequest: async (request) => {
        request.studio = await guard(request, call.permission, { reauthentication: call.reauthentication === true })
      },
      onSend: async (_request, reply) => {
        reply.header(serverTimeHeader, clock.now().getTime()).header('cache-control', 'no-store')
      },
      handler: async (request, reply) => {
        const input = parseInput(schemas, request) as StudioInput<typeof name>
        const context = request.studio as Parameters<typeof handler>[0]
        const work = () => handler(context, input)
        const { tenant } = request.studio
        return sendReply(reply, await (tenant ? inTenant(tenant.id, work) : asPlatform(work)))
      },
    })
  }

  /** Answers 501 to calls that no module has mounted, if the caller may make them. */
  function mountRest() {
    for (const name of Object.keys(studioCalls) as StudioCallName[]) {
      if (served.has(name)) continue
      mount(name, () => {
        throw new Failure('notServedYet')
      })
      unserved.push(name)
    }
  }
  const unserved: StudioCallName[] = []

  return { mount, mountRest, unserved }
}

declare module 'fastify' {
  interface FastifyRequest {
    studio: StudioContext
  }
}
