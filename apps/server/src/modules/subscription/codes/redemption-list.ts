import type { RedemptionList, RedemptionQuery } from '@upbeat/contract/studio/entities/selling/code'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { RedemptionListRepository, RedemptionPlace } from './redemption-list-repository.ts'

const pageSize = 100

/** Who has redeemed which code, for staff. Names only for those who may see members. */
export function createRedemptionList(redemptions: RedemptionListRepository) {
  return async function list(context: StaffContext, { after, ...wanted }: RedemptionQuery): Promise<RedemptionList> {
    const seesMembers = context.reachOf('members.view') !== null
    const before = after === undefined ? null : readPlace(after)
    const rows = await redemptions.list(context.tenantId, wanted, { before, take: pageSize + 1 })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      redemptions: page.map(({ code, redeemedAt, memberId: id, firstName, lastName, email }) => ({
        code,
        redeemedAt: redeemedAt.toISOString(),
        member: seesMembers && email !== null ? { id, name: `${firstName} ${lastName}`.trim() || email } : null,
      })),
      next: rows.length > pageSize && last ? placeOf(last) : null,
    }
  }
}

function placeOf({ redeemedAt, memberId, code }: RedemptionPlace) {
  return [redeemedAt.toISOString(), memberId, code].join('_')
}

/** Codes may contain underscores, so the code comes last. */
function readPlace(text: string): RedemptionPlace {
  const [time = '', memberId = '', ...code] = text.split('_')
  const redeemedAt = new Date(time)
  if (Number.isNaN(redeemedAt.getTime()) || !/^[0-9a-f-]{36}$/.test(memberId)) throw new Failure('invalidRequest')
  return { redeemedAt, memberId, code: code.join('_') }
}
