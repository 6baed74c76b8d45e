import type { SignUpPayload } from '@upbeat/contract/entities/sign-up'
import { accessCodeMandatory } from '@upbeat/rules/tenant/switches'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { assertUncommon } from '../members/assert-uncommon.ts'
import type { Members } from '../members/member.ts'
import type { Memberships } from './memberships.ts'

export type SignUpService = ReturnType<typeof createSignUpService>
type Parts = Pick<Memberships, 'codes' | 'giveFreeAccess'> & {
  members: Pick<Members, 'insert'>
  limits: Pick<Limits, 'count'>
  config: Pick<Config, 'SIGN_UPS_PER_ADDRESS'>
  makeId: () => string
}

const hour = 3600

export function createSignUpService({ members, codes, limits, config, makeId, giveFreeAccess }: Parts) {
  /**
   * Creates an account. The access code is only checked here; redeeming it is the member's next call (D-55, D-102).
   * @throws Failure signUpDisabled, accessCodeRequired, codeInvalid, codeExpired, codeUsed, passwordTooCommon,
   * emailInUse, tooManyRequests
   */
  async function signUp(context: Context, payload: SignUpPayload): Promise<{ UserId: string }> {
    const { tenant, tenantId, now, language } = context
    if (!tenant.config.showSignUpPage) throw new Failure('signUpDisabled')
    const most = config.SIGN_UPS_PER_ADDRESS
    await limits.count({ key: `sign-up:${tenantId}:from:${context.address}`, most, windowSeconds: hour }, now)
    await checkCode(context, payload.accessCode ?? '')
    const { emailAddress, passwordHash, countryCode } = payload.userDetail.applicationProfile
    await assertUncommon(passwordHash, tenant)
    const id = makeId()
    const isNew = await members.insert(tenantId, {
      id,
      email: emailAddress,
      countryCode,
      language,
      createdAt: now,
      // The payload's `passwordHash` is the password as typed.
      passwordHash: await hashPassword(passwordHash),
    })
    if (!isNew) throw new Failure('emailInUse')
    if (tenant.settings.freeForMembers) await giveFreeAccess(context, id)
    return { UserId: id }
  }

  /** If a code is mandatory, it must be one that gives access. */
  async function checkCode({ tenant, tenantId, now }: Context, code: string) {
    const isMandatory = accessCodeMandatory(tenant.config)
    if (code === '') {
      if (isMandatory) throw new Failure('accessCodeRequired')
      return
    }
    const { kind } = await codes.verify(tenantId, code, { memberId: null, now })
    if (isMandatory && kind !== 'freeaccess') throw new Failure('codeInvalid')
  }

  return { signUp }
}
