import type { RedemptionList, RedemptionQuery } from '@upbeat/contract/studio/entities/selling/code'
import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { BatchService } from './batch-service.ts'
import type { DiscountService } from './discount-service.ts'

export type ListRedemptions = (context: StaffContext, query: RedemptionQuery) => Promise<RedemptionList>
type Parts = { discounts: DiscountService; batches: BatchService; listRedemptions: ListRedemptions }

export function mountCodes(mount: StudioMount, { discounts, batches, listRedemptions }: Parts) {
  mount('listDiscounts', (context) => discounts.list(context))
  mount('createDiscount', async (context, { body }) => new Answer(201, await discounts.create(context, body)))
  mount('saveDiscount', (context, { params, body }) => discounts.save(context, params.code, body))
  mount('endDiscount', (context, { params }) => discounts.end(context, params.code, true))
  mount('reopenDiscount', (context, { params }) => discounts.end(context, params.code, false))
  mount('listCodeBatches', (context) => batches.list(context))
  mount('createCodeBatch', async (context, { body }) => new Answer(201, await batches.create(context, body)))
  mount('exportCodeBatch', async (context, { query }) => {
    const file = { type: 'text/csv; charset=utf-8', fileName: 'access-codes.csv' }
    return new Answer<undefined>(200, new Download(await batches.exported(context, query.batch), file))
  })
  mount('listUnusedCodes', (context, { params, query }) => batches.unused(context, params.id, query.after))
  mount('revokeCodes', (context, { params, body }) => batches.revoke(context, params.id, body.codes ?? null))
  mount('listRedemptions', (context, { query }) => listRedemptions(context, query))
}
