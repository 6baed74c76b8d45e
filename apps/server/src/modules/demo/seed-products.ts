import type { CodeSeed } from '@upbeat/demo/world/codes'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { type Database, schema } from '../../platform/db/database.ts'
import { insertInBatches } from './insert-in-batches.ts'

/** What a club sells, and its codes. */
export async function seedProducts(db: Database, { config, products, codes }: TenantSeed): Promise<void> {
  const tenantId = config.tenantID
  await insertInBatches(
    db,
    schema.product,
    products.map(({ productId: id, name }, position) => ({ tenantId, id, name, position })),
  )
  const plans = products.flatMap(({ productId, plans: ofProduct }) => ofProduct.map((plan) => ({ productId, ...plan })))
  await insertInBatches(
    db,
    schema.plan,
    plans.map(({ price: priceMinor, ...plan }, position) => ({ ...plan, tenantId, priceMinor, position })),
  )
  await insertInBatches(
    db,
    schema.accessCode,
    codes.map((code) => codeRow(tenantId, code)),
  )
}

function codeRow(tenantId: string, { code, benefit, maximumUses, uses, startsAt, expiresAt }: CodeSeed) {
  const isDiscount = benefit.kind === 'discount'
  return {
    tenantId,
    code,
    kind: benefit.kind,
    maximumUses,
    uses,
    percentageOff: isDiscount ? benefit.percentageOff : null,
    discountMonths: isDiscount ? benefit.durationMonths : null,
    accessDays: isDiscount ? null : benefit.days,
    startsAt: startsAt === null ? null : new Date(startsAt),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }
}
