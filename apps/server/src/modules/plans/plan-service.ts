import type { Product } from '@upbeat/contract/entities/product'
import { Failure } from '../../platform/failure/failure.ts'
import { isSold } from './is-sold.ts'
import type { PlanRow } from './plan.ts'
import type { PlanRepository } from './plan-repository.ts'
import { presentProduct } from './present.ts'

export type PlanService = ReturnType<typeof createPlanService>

export function createPlanService({ repository }: { repository: PlanRepository }) {
  /** What can be bought now. */
  async function list(tenantId: string): Promise<Product[]> {
    const [rows, plans] = await Promise.all([repository.products(tenantId), repository.plans(tenantId)])
    return rows.map((row) => presentProduct(row, plans.filter(isSold)))
  }

  async function plans(tenantId: string): Promise<PlanRow[]> {
    return repository.plans(tenantId)
  }

  /** @throws Failure unknownPlan, also for a plan of another product */
  async function plan(tenantId: string, tag: string, productId?: string): Promise<PlanRow> {
    const found = (await plans(tenantId)).find((row) => row.tag === tag)
    if (!found || (productId !== undefined && found.productId !== productId)) throw new Failure('unknownPlan')
    return found
  }

  return { list, plans, plan }
}
