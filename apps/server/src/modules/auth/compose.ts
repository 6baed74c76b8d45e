import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MemberParts } from '../members/compose.ts'
import type { MarketingStateOf } from '../members/present-user.ts'
import type { AuthParts } from './compose-auth-parts.ts'
import type { Memberships } from './memberships.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { createPasskeyRepository } from './passkey-repository.ts'
import { createPasskeyService } from './passkeys.ts'
import { createPasswordResetService } from './password-reset.ts'
import { mountAuth } from './routes.ts'
import { createAuthService } from './service.ts'
import { createSignUpService } from './sign-up.ts'
import { createSpentNonceRepository } from './spent-nonce-repository.ts'
import { createSsoService } from './sso.ts'

type Parts = Platform &
  MemberParts &
  AuthParts &
  Pick<Http, 'mount'> & {
    tenants: Tenants
    jobs: Jobs
    mailer: Mailer
    isMailKept: boolean
    marketing: { stateOf: MarketingStateOf }
    subscription: Memberships
  }

/** The ways to sign in: password, passkey, single sign-on, sign-up, and password reset. */
export async function composeAuth(parts: Parts) {
  const { db, makeToken, jobs, mount, subscription } = parts
  const nonces = createSpentNonceRepository(db)
  const passwords = createPasswordResetService(parts)
  jobs.handle('resetEmail', passwords.sendEmail)
  jobs.handle('passwordChangedEmail', passwords.sendChangedEmail)
  mountAuth(mount, {
    auth: createAuthService(parts),
    sso: createSsoService({ ...parts, nonces, membership: subscription.external, elapsed: () => performance.now() }),
    signUp: createSignUpService({ ...parts, ...subscription }),
    passwords,
    passkeys: createPasskeyService({
      ...parts,
      passkeys: createPasskeyRepository(db),
      challenges: createPasskeyChallenges({ nonces, secret: await parts.secretOf('passkeys') }),
    }),
    makeToken,
  })
}
