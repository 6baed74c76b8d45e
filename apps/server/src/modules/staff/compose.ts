import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { StudioEvents } from '../../platform/http/studio/studio-events.ts'
import type { StudioGuard } from '../../platform/http/studio/studio-guard.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import type { StaffSessions } from '../../platform/session/staff-sessions.ts'
import type { TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Audit } from '../audit/audit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StudioLetters } from '../mail/studio-letters.ts'
import { saveAllowances } from './allowance-repository.ts'
import { mountEventStream } from './event-stream.ts'
import { createInvitationRepository } from './invitation-repository.ts'
import { createInvitations } from './invitations.ts'
import { createPasskeys } from './passkeys.ts'
import { createPeople } from './people.ts'
import { mountStaff } from './routes.ts'
import { createSecondFactors } from './second-factors.ts'
import { createStaffAccountService } from './staff-account.ts'
import { createStaffChanges } from './staff-changes-repository.ts'
import { createStaffLetters } from './staff-letters.ts'
import { createStaffRepository } from './staff-repository.ts'
import { createStaffSessionService } from './staff-session.ts'
import { createStaffSignIn } from './staff-sign-in.ts'

export type Staff = ReturnType<typeof composeStaff>
type Parts = {
  database: DatabaseHandle
  sessions: StaffSessions
  events: StudioEvents
  tenants: Tenants
  limits: Limits
  jobs: Jobs
  audit: Audit
  letters: StudioLetters
  /** Seals what must be read again. */
  secret: string
  clock: Clock
  config: Config
  makeId: () => string
  makeToken: TokenSource
}

export function composeStaff(parts: Parts) {
  const { database, sessions, events, tenants, limits, jobs, audit, clock, config, makeId, makeToken } = parts
  const staff = createStaffRepository(database.db)
  const pending = createInvitationRepository(database.db)
  const change = createStaffChanges({ database, jobs, audit })
  const letters = createStaffLetters({
    staff,
    invitations: pending,
    jobs,
    letters: parts.letters,
    tenants,
    clock,
    makeToken,
    config,
  })
  const seal = createSeal(parts.secret)
  const secondFactors = createSecondFactors({ staff, change, letters, limits, seal, makeToken })
  const passkeys = createPasskeys({ staff, change, secondFactors, limits, makeToken })
  const signIn = createStaffSignIn({ staff, sessions, secondFactors, letters, limits, makeToken, config })
  const services = {
    signIn,
    secondFactors,
    passkeys,
    session: createStaffSessionService({ staff, sessions, signIn, secondFactors, passkeys, tenants, makeToken }),
    account: createStaffAccountService({ staff, change, sessions, letters, limits, config }),
    invitations: createInvitations({
      staff,
      invitations: pending,
      change,
      letters,
      signIn,
      sessions,
      events,
      makeId,
    }),
    people: createPeople({
      staff,
      invitations: pending,
      change,
      letters,
      events,
      saveAllowances,
      onClubChanged: (tenantId) => database.notify('tenant_changed', tenantId),
    }),
  }
  jobs.handle('staffLetter', letters.send)

  function mount(studio: StudioMount, server: FastifyInstance, guard: StudioGuard) {
    mountStaff(studio, services)
    mountEventStream(server, { guard, sessions, events })
  }

  return { mount, staff, staffOn: createStaffRepository, change, signIn }
}
