import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import { endpoints } from '@upbeat/contract/endpoints/all'
import { serverTimeHeader } from '@upbeat/contract/server-time-header'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import { inTenant } from '../tenancy/scope.ts'
import type { Context, MemberContext } from './context.ts'
import { Failure } from './failure.ts'
import type { Guard } from './guard.ts'
import { hasNul } from './has-nul.ts'

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

/** A reply with more to say than its body. A body of type `Prebuilt` goes out as it is. */
export class Answer<B> {
  readonly status: number
  readonly body: B | Prebuilt | Html
  readonly headers: Record<string, string>
  constructor(status: number, body: B | Prebuilt | Html, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** JSON made beforehand from values that had the reply's schema, e.g. in a catalogue snapshot. */
export class Prebuilt {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** A page for who follows no redirect; only beside replies that have no body in the contract. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Handler<N extends CallName> = (
  context: ContextOf<N>,
  input: Input<N>,
) => Promise<ReplyBody<N> | Prebuilt | Answer<ReplyBody<N>>> | ReplyBody<N> | Prebuilt | Answer<ReplyBody<N>>
type MountOptions = { checkReplies: boolean; clock: Clock }
export type Mount = <N extends CallName>(name: N, handler: Handler<N>) => void

/**
 * Builds routes from the contract's rows: tenant, session and access first, then parsing, the handler, and the reply, which tells the time
 * too. `checkReplies` holds each reply against its schema (in development and tests; the cost is not paid in production).
 */
export function createMount(server: FastifyInstance, guard: Guard, { checkReplies, clock }: MountOptions) {
  const served = new Set<CallName>()

  const mount: Mount = (name, handler) => {
    served.add(name)
    const call: Call = calls[name]
    const schemas: EndpointSchemas = endpoints[name]
    server.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      ...(schemas.largestBody !== undefined && { bodyLimit: schemas.largestBody }),
      onRequest: async (request) => {
        request.context = await guard(request, call.access)
      },
      onSend: async (_request, reply) => {
        reply.header(serverTimeHeader, clock.now().getTime())
      },
      handler: async (request, reply) => {
        const { member } = request.context
        const context = member ? { ...request.context, memberId: member.memberId } : request.context
        const input = parseInput(schemas, request) as Input<typeof name>
        const result = await inTenant(context.tenantId, () => handler(context as ContextOf<typeof name>, input))
        return send(reply, schemas, result, checkReplies)
      },
    })
  }

  /** Calls of the contract that no module has mounted answer 501 with their code. */
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

function parseInput(schemas: EndpointSchemas, request: FastifyRequest) {
  return {
    params: schemas.params ? parse(schemas.params, request.params) : undefined,
    query: schemas.query ? parse(schemas.query, request.query) : undefined,
    headers: schemas.headers ? parse(schemas.headers, request.headers) : undefined,
    body: schemas.body ? parse(schemas.body, request.body ?? {}) : undefined,
  }
}

function parse(schema: z.ZodType, value: unknown) {
  if (hasNul(value)) throw new Failure('invalidRequest')
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')).filter(Boolean))]
  throw new Failure('invalidRequest', fields.length > 0 ? { message: `Invalid data: ${fields.join(', ')}` } : {})
}

function send(reply: FastifyReply, schemas: EndpointSchemas, result: unknown, checkReplies: boolean) {
  const answer = result instanceof Answer ? result : new Answer(firstStatus(schemas), result)
  reply.code(answer.status).headers(answer.headers)
  if (answer.body instanceof Html) return reply.type('text/html; charset=utf-8').send(answer.body.text)
  const schema = schemas.replies[answer.status]
  if (!schema) return reply.send()
  reply.header('content-type', 'application/json; charset=utf-8')
  if (answer.body instanceof Prebuilt) {
    if (checkReplies) schema.parse(JSON.parse(answer.body.json))
    return reply.send(answer.body.json)
  }
  return reply.send(JSON.stringify(checkReplies ? schema.parse(answer.body) : answer.body))
}

function firstStatus(schemas: EndpointSchemas) {
  return Number(Object.keys(schemas.replies)[0])
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
  interface FastifyContextConfig {
    call?: CallName
  }
}
