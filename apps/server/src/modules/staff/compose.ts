import type { Http } from '../../platform/http/open-http.ts'
import { createStudioEvents } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Audit } from '../audit/audit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StudioMailer } from '../mail/studio-mailer.ts'
import type { ClubWriterOn } from '../tenant/club-writer.ts'
import { mountEventStream } from './event-stream.ts'
import { createInvitationRepository } from './invitation-repository.ts'
import { createInvitations } from './invitations.ts'
import { createPasskeys } from './passkeys.ts'
import { createPeople } from './people.ts'
import { mountStaff } from './routes.ts'
import { createSecondFactors } from './second-factors.ts'
import { createStaffAccountService } from './staff-account.ts'
import { createStaffChanges } from './staff-changes-repository.ts'
import { createStaffEmails } from './staff-emails.ts'
import { createStaffRepository } from './staff-repository.ts'
import { createStaffSessionService } from './staff-session.ts'
import { createStaffSignIn } from './staff-sign-in.ts'

export type Staff = Awaited<ReturnType<typeof composeStaff>>
type Parts = Platform &
  Pick<Http, 'server' | 'studioMount' | 'studioGuard'> & {
    tenants: Tenants
    jobs: Jobs
    audit: Audit
    studioMailer: StudioMailer
    isMailKept: boolean
    clubWriterOn: ClubWriterOn
  }

/** The staff: accounts, sign-in, and events for their open pages. */
export async function composeStaff(parts: Parts) {
  const { database, tenants, limits, jobs, audit, clock, config, makeId, makeToken, isMailKept } = parts
  const { staffSessions: sessions, server, studioMount, studioGuard } = parts
  const events = createStudioEvents(database)
  await events.start()
  const staff = createStaffRepository(database.db)
  const pending = createInvitationRepository(database.db)
  const change = createStaffChanges({ database, jobs, audit })
  const emails = createStaffEmails({
    staff,
    invitations: pending,
    jobs,
    mailer: parts.studioMailer,
    tenants,
    clock,
    makeToken,
    config,
  })
  const seal = createSeal(await parts.secretOf('staff'))
  const secondFactors = createSecondFactors({ staff, change, emails, limits, seal, makeToken })
  const passkeys = createPasskeys({ staff, change, secondFactors, limits, makeToken })
  const signIn = createStaffSignIn({ staff, sessions, secondFactors, emails, limits, makeToken, config })
  const services = {
    signIn,
    secondFactors,
    passkeys,
    session: createStaffSessionService({ staff, sessions, signIn, secondFactors, passkeys, tenants, makeToken }),
    account: createStaffAccountService({ staff, change, sessions, emails, limits, isMailKept, config }),
    invitations: createInvitations({
      staff,
      invitations: pending,
      change,
      emails,
      signIn,
      sessions,
      events,
      makeId,
      makeToken,
    }),
    people: createPeople({
      staff,
      invitations: pending,
      change,
      emails,
      events,
      isMailKept,
      clubWriterOn: parts.clubWriterOn,
      onClubChanged: async (tenantId) => {
        await tenants.refresh()
        await database.notify('tenant_changed', tenantId)
      },
    }),
  }
  jobs.handle('staffEmail', emails.send)
  mountStaff(studioMount, services)
  mountEventStream(server, { guard: studioGuard, sessions, events })
  return { staff, staffOn: createStaffRepository, change, signIn }
}
