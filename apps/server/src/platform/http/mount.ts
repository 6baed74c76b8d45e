import { type CallName, calls } from '@upbeat/contract/calls'
import { endpoints } from '@upbeat/contract/endpoints/all'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Context, MemberContext } from './context.ts'
import { createMount, type MountOf } from './create-mount.ts'
import type { Guard } from './guard.ts'

type Contexts = { [N in CallName]: (typeof calls)[N]['access'] extends 'member' ? MemberContext : Context }
type Endpoints = typeof endpoints
type Calls = (typeof calls)[CallName]
export type Mount = MountOf<CallName, Endpoints, Contexts>

/** Mounts the calls of members and guests, each in the scope of its club. */
export function createMemberMount(
  server: FastifyInstance,
  guard: Guard,
  options: { checkReplies: boolean; clock: Clock },
) {
  return createMount<CallName, Endpoints, Contexts, Calls>(
    server,
    { calls, endpoints, base: '' },
    {
      ...options,
      guard: async (request, { access }) => {
        const context = await guard(request, access)
        request.context = context
        const { tenantId, member } = context
        return { context: member ? { ...context, memberId: member.memberId } : context, tenantId }
      },
      setHeaders: (request, reply) => {
        if (reply.hasHeader('cache-control')) return
        // Members' replies are never cached; shared ones are revalidated.
        const isPersonal = request.context?.member || request.context?.tenant.preview
        reply.header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
      },
    },
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
}
