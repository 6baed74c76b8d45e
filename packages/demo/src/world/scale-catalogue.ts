import { type CataloguePlan, classCatalogue } from './class-catalogue.ts'
import type { ClassSeed } from './class-seed.ts'
import type { TenantSeed } from './tenant-seed.ts'

/**
 * The same club with `count` classes, for benchmarks and load tests: names repeat, tags and dates don't. Channels and collections are
 * omitted, because they refer to the smaller catalogue.
 */
export function scaleCatalogue(tenant: TenantSeed, count: number, now: Date): ClassSeed[] {
  const plan: CataloguePlan = {
    tenantName: tenant.name,
    count,
    categories: tenant.categories.map((category) => category.id),
    mainLanguage: 'English',
    mainLanguageShare: 0.6,
    otherLanguages: null,
    recent: Math.ceil(count / 30),
    today: Math.min(5, count),
  }
  return classCatalogue(plan, now)
}
