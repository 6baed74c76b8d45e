import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { studioEndpoints } from '@upbeat/contract/studio/endpoints/all'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import { createMount, type MountOf } from '../create-mount.ts'
import type { ContextFor, StudioGuard } from './studio-guard.ts'

type Contexts = { [N in StudioCallName]: ContextFor<(typeof studioCalls)[N]['permission']> }
type Endpoints = typeof studioEndpoints
export type StudioMount = MountOf<StudioCallName, Endpoints, Contexts>

/**
 * Mounts the studio's calls. A handler runs in the scope of the host's club, or as the platform if there is none.
 */
export function createStudioMount(
  server: FastifyInstance,
  guard: StudioGuard,
  options: { checkReplies: boolean; clock: Clock },
) {
  return createMount<StudioCallName, Endpoints, Contexts, StudioCall>(
    server,
    { calls: studioCalls, endpoints: studioEndpoints, base: studioBase },
    {
      ...options,
      guard: async (request, { permission, reauthentication = false }) => {
        const context = await guard(request, permission, { reauthentication })
        return { context, tenantId: context.tenant?.id ?? null }
      },
      setHeaders: (_request, reply) => reply.header('cache-control', 'no-store'),
    },
  )
}
