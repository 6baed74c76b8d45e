import { type FirstWeek, firstWeekSteps } from '@upbeat/contract/studio/entities/setup'
import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { coloursOf } from '@upbeat/rules/theme/club-colours'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { FirstWeekRepository } from './first-week-repository.ts'

export type FirstWeekService = ReturnType<typeof createFirstWeekService>

/** What a new club has done of its first week's steps. */
export function createFirstWeekService(stepsDone: FirstWeekRepository) {
  return async function firstWeek({ tenantId, tenant }: StaffContext): Promise<FirstWeek> {
    const steps = { ...(await stepsDone(tenantId)), look: hasOwnLook(tenant.config) }
    return { done: firstWeekSteps.filter((step) => steps[step]) }
  }
}

function hasOwnLook({ logoUrl, colours }: StaffContext['tenant']['config']): boolean {
  return logoUrl !== null || JSON.stringify(coloursOf(colours)) !== JSON.stringify(coloursOf(tenantDefaults.colours))
}
