import type { z } from 'zod'
import { membersOf } from './members-of.ts'

/** The keys of `group` and its nested groups that aren't in `schema`. */
export function unknownKeys(schema: z.ZodType, group: unknown, prefix = ''): string[] {
  const members = membersOf(schema)
  if (members === null || typeof group !== 'object' || group === null || Array.isArray(group)) return []
  return Object.entries(group).flatMap(([key, value]) => {
    const member = Object.hasOwn(members, key) ? members[key] : undefined
    return member ? unknownKeys(member, value, `${prefix}${key}.`) : [`${prefix}${key}`]
  })
}
