import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import { entryArt } from './entry-art.ts'
import type { Invitations } from './invitations.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import type { SecondFactors } from './second-factors.ts'
import type { StaffAccountService } from './staff-account.ts'
import type { StaffSessionService } from './staff-session.ts'
import type { StaffSignIn } from './staff-sign-in.ts'

type Services = {
  session: StaffSessionService
  signIn: StaffSignIn
  account: StaffAccountService
  secondFactors: SecondFactors
  passkeys: Passkeys
  people: People
  invitations: Invitations
}

export function mountStaff(mount: StudioMount, services: Services) {
  const { session, signIn, account, secondFactors, passkeys, people, invitations } = services

  mount('getSession', (context) => session.read(context))
  mount('getEntryArt', ({ tenant }) => entryArt(tenant))
  mount('signIn', (context, { body }) => signIn.signIn(context, body))
  mount('signInWithSecondFactor', (context, { body }) => signIn.withSecondFactor(context, body))
  mount('startPasskeySignIn', (context) => session.challenge(context))
  mount('signInWithPasskey', (context, { body }) => session.withPasskey(context, body))
  mount('signOut', (context) => session.end(context))
  mount('startReauthentication', (context) => session.ownChallenge(context))
  mount('reauthenticate', (context, { body }) => session.reauthenticate(context, body))
  mount('openClub', (context, { body }) => session.openClub(context, body.tenantId))
  mount('enterClub', (context, { body }) => session.enterClub(context, body))

  mount('forgotStaffPassword', (context, { body }) => account.forgot(context, body.email))
  mount('resetStaffPassword', (context, { body }) => account.reset(context, body))
  mount('updateAccount', (context, { body }) => account.update(context, body))
  mount('changeStaffPassword', (context, { body }) => account.changePassword(context, body.password))
  mount('listStaffSessions', (context) => account.listSessions(context))
  mount('endStaffSession', (context, { params }) => account.endSession(context, params.id))

  mount('getSecurity', (context) => secondFactors.security(context))
  mount('startTotp', (context) => secondFactors.start(context))
  mount('confirmTotp', (context, { body }) => secondFactors.confirm(context, body))
  mount('removeTotp', (context) => secondFactors.remove(context))
  mount('renewRecoveryCodes', (context) => secondFactors.renewCodes(context))
  mount('startPasskey', (context) => passkeys.newChallenge(context))
  mount('addPasskey', async (context, { body }) => new Answer(201, await passkeys.add(context, body)))
  mount('renamePasskey', (context, { params, body }) => passkeys.rename(context, params.id, body.name))
  mount('removePasskey', (context, { params }) => passkeys.remove(context, params.id))

  mount('listStaff', (context) => people.list(context))
  mount('changeRole', (context, { params, body }) => people.changeRole(context, params.accountId, body.role))
  mount('removeStaff', (context, { params }) => people.remove(context, params.accountId))
  mount('leaveClub', (context) => people.leave(context))
  mount('transferOwnership', (context, { params }) => people.transferOwnership(context, params.accountId))
  mount('setAllowances', (context, { body }) => people.setAllowances(context, body))
  mount('invite', async (context, { body }) => new Answer(201, await invitations.invite(context, body)))
  mount('renewInvitationLink', (context, { params }) => invitations.renewLink(context, params.id))
  mount('resendInvitation', (context, { params }) => invitations.resend(context, params.id))
  mount('withdrawInvitation', (context, { params }) => invitations.withdraw(context, params.id))
  mount('readInvitation', (context, { body }) => invitations.view(context, body.token))
  mount('acceptInvitation', (context, { body }) => invitations.accept(context, body))
}
