import type { CodeSeed } from '@upbeat/demo/world/codes'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import type { Database } from '../../platform/db/database.ts'
import { codesOn, plansOn } from '../plans/compose.ts'
import type { NewCode } from '../plans/plan.ts'

/** What a club sells, and its codes. */
export async function seedProducts(db: Database, { config, products, codes }: TenantSeed): Promise<void> {
  const tenantId = config.tenantID
  const catalogue = plansOn(db)
  await catalogue.addProducts(products.map(({ productId: id, name }, position) => ({ tenantId, id, name, position })))
  const plans = products.flatMap(({ productId, plans: ofProduct }) => ofProduct.map((plan) => ({ productId, ...plan })))
  await catalogue.addPlans(
    plans.map(({ price: priceMinor, ...plan }, position) => ({ ...plan, tenantId, priceMinor, position })),
  )
  await codesOn(db).add(codes.map((code) => codeRow(tenantId, code)))
}

function codeRow(tenantId: string, { code, benefit, maximumUses, uses, startsAt, expiresAt }: CodeSeed): NewCode {
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
