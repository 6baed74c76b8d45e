import type { Platform } from '../open-platform.ts'
import { createPreviews, type FindDraftLook } from '../preview/previews.ts'
import type { SessionReader } from '../session/session-reader.ts'
import type { Tenants } from '../tenancy/tenants.ts'
import { createGuard } from './guard.ts'
import { createMemberMount } from './mount.ts'
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts'
import { createServer } from './server.ts'
import { createStudioGuard } from './studio/studio-guard.ts'
import { createStudioMount } from './studio/studio-mount.ts'

export type Http = Awaited<ReturnType<typeof openHttp>>
type Parts = Pick<Platform, 'config' | 'log' | 'clock' | 'staffSessions' | 'secretOf'> & {
  tenants: Tenants
  sessions: SessionReader
  draftLook: FindDraftLook
  /** Paths that are served under any host name. */
  exempt: readonly string[]
}

/** Opens the server, with the functions by which modules mount their calls. */
export async function openHttp({ config, log, clock, sessions, staffSessions, secretOf, ...parts }: Parts) {
  const { tenants, draftLook, exempt } = parts
  const server = await createServer(log, {
    trustedProxies: config.TRUSTED_PROXIES,
    maxConnections: config.MAX_CONNECTIONS,
  })
  refuseUnknownHosts(server, { isKnown: tenants.isKnownHost, exempt })
  const isStaff = async (tenantId: string, session: string) =>
    (await staffSessions.stillLiving([session], tenantId)).has(session)
  const previews = createPreviews({ secret: await secretOf('preview'), clock, isStaff, draftLook })
  const { DEFAULT_TENANT: defaultTenant = 'pulse', CLIENT_CREDENTIALS: credential } = config
  const guard = createGuard({ tenants, sessions, clock, defaultTenant, credential, previews })
  const studioGuard = createStudioGuard({ tenants, sessions: staffSessions, clock, defaultTenant })
  const checkReplies = config.CHECK_REPLIES === undefined ? !config.isProduction : config.CHECK_REPLIES === 'on'
  const members = createMemberMount(server, guard, { checkReplies, clock })
  const studio = createStudioMount(server, studioGuard, { checkReplies, clock })
  return {
    server,
    defaultTenant,
    isStaff,
    previews,
    guard,
    mount: members.mount,
    studioGuard,
    studioMount: studio.mount,
    unserved: members.unserved,
    /** Answers 501 to calls that no module has mounted. */
    mountRest: () => {
      members.mountRest()
      studio.mountRest()
    },
  }
}
