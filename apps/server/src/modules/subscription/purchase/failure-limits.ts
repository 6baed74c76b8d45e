import type { Config } from '../../../config.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Limit, Limits } from '../../../platform/limits/limits.ts'

export type FailureLimits = ReturnType<typeof createFailureLimits>
type Parts = {
  limits: Pick<Limits, 'attempt'>
  config: Pick<
    Config,
    'CODE_FAILURES_PER_MEMBER' | 'CODE_FAILURES_PER_ADDRESS' | 'CARD_FAILURES_PER_MEMBER' | 'CARD_FAILURES_PER_ADDRESS'
  >
}

const windowSeconds = 3600
const codeFailures = ['codeInvalid', 'codeExpired', 'codeUsed']

/** Limits failures, because codes can be guessed and stolen cards tested: both fail often before they succeed. */
export function createFailureLimits({ limits, config }: Parts) {
  /** @throws Failure tooManyRequests, and what `work` throws */
  function ofCodes<T>(context: Context, work: () => Promise<T>): Promise<T> {
    const { CODE_FAILURES_PER_MEMBER: member, CODE_FAILURES_PER_ADDRESS: address } = config
    return limits.attempt(limitsOf('codes', context, { member, address }), context.now, {
      counts: (error) => error instanceof Failure && codeFailures.includes(error.code),
      work,
    })
  }

  /** @throws Failure tooManyRequests, and what `work` throws */
  function ofCards<T>(context: Context, work: () => Promise<T>): Promise<T> {
    const { CARD_FAILURES_PER_MEMBER: member, CARD_FAILURES_PER_ADDRESS: address } = config
    return limits.attempt(limitsOf('cards', context, { member, address }), context.now, {
      counts: (error) => error instanceof Failure && error.code === 'paymentDeclined',
      work,
    })
  }

  return { ofCodes, ofCards }
}

/** A guest is only limited by IP address. */
function limitsOf(
  what: string,
  { tenantId, address, member }: Context,
  most: { member: number; address: number },
): Limit[] {
  const fromHere = { key: `${what}:${tenantId}:from:${address}`, most: most.address, windowSeconds }
  if (!member) return [fromHere]
  return [{ key: `${what}:${tenantId}:of:${member.memberId}`, most: most.member, windowSeconds }, fromHere]
}
