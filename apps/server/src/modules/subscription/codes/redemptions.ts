import type { Codes } from '../../plans/plan.ts'
import type { RedemptionRepository } from './redemption-repository.ts'

export type Redemptions = ReturnType<typeof createRedemptions>
type Parts = { codes: Codes; redemptions: RedemptionRepository }

/** A club's codes, and who has redeemed them. */
export function createRedemptions({ codes, redemptions }: Parts) {
  /** Takes one use for the member. Returns false if none is left, or if the member has redeemed the code before. */
  async function use(tenantId: string, memberId: string, code: string, now: Date): Promise<boolean> {
    return (await codes.takeUse(tenantId, code, now)) && redemptions.add(tenantId, memberId, code, now)
  }

  /** Returns a use, at most once. */
  async function giveBack(tenantId: string, memberId: string, code: string) {
    if (await redemptions.remove(tenantId, memberId, code)) await codes.returnUse(tenantId, code)
  }

  return { find: codes.find, hasRedeemed: redemptions.has, use, giveBack }
}
