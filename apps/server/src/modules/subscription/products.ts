import type { Product } from '@upbeat/contract/entities/product'
import { Failure } from '../../platform/failure/failure.ts'
import { presentProduct } from './present.ts'
import type { PlanRow, ProductRepository } from './product-repository.ts'

export type ProductService = ReturnType<typeof createProductService>

export function createProductService({ products }: { products: ProductRepository }) {
  async function list(tenantId: string): Promise<Product[]> {
    const [rows, plans] = await Promise.all([products.products(tenantId), products.plans(tenantId)])
    return rows.map((row) => presentProduct(row, plans))
  }

  async function plans(tenantId: string): Promise<PlanRow[]> {
    return products.plans(tenantId)
  }

  /** @throws Failure unknownPlan, also for a plan of another product */
  async function plan(tenantId: string, tag: string, productId?: string): Promise<PlanRow> {
    const found = (await plans(tenantId)).find((row) => row.tag === tag)
    if (!found || (productId !== undefined && found.productId !== productId)) throw new Failure('unknownPlan')
    return found
  }

  return { list, plans, plan }
}
