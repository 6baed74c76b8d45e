import type { ClassFilter, ClassOrder } from '@upbeat/contract/studio/entities/classes/class-filter'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { ClassRegister } from './class-register.ts'

type ListQuery = ClassFilter & ClassOrder & { skip: number; take: number }

/** The studio's list of classes, from memory. Coaches see only their own (STAFF-15). */
export function createListedClasses(register: Pick<ClassRegister, 'of'>) {
  async function list(context: StaffContext, { skip, take, sort, direction, ...filter }: ListQuery) {
    const ownerId = context.reachOf('classes.view') === 'own' ? context.staff.accountId : undefined
    const index = await register.of(context.tenantId)
    return {
      ...index.find({ ...filter, ownerId }, { sort, direction }, { skip, take }),
      counts: { ...noClasses, ...index.countByState(ownerId) },
    }
  }

  /** The classes among these that the caller may see, with the state of their newest video. */
  async function videoStatuses(context: StaffContext, tags: readonly string[]) {
    const seesAll = context.reachOf('classes.view') === 'all'
    const index = await register.of(context.tenantId)
    return [...new Set(tags)].flatMap((tag) => {
      const found = index.get(tag)
      if (!found || (!seesAll && found.ownerId !== context.staff.accountId)) return []
      const { name, state, video } = found.listed
      return { tag, name, state, video }
    })
  }

  return { list, videoStatuses }
}

const noClasses = { draft: 0, scheduled: 0, published: 0, unpublished: 0, bin: 0 }
