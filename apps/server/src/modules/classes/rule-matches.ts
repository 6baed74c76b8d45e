import { type CollectionRule, hasCoachAndLevel, openRule, rulePayload } from '@upbeat/rules/collections/collection-rule'
import type { Catalogue } from './build-catalogue.ts'

/** The classes that a rule selects, in its order, up to its limit. */
export function ruleMatches({ classList, search }: Catalogue['connect'], stored: CollectionRule) {
  // Rules stored by older versions lack coaches and levels.
  const rule = { ...openRule, ...stored }
  const { categoryId, type: _, ...payload } = rulePayload({ ...rule, limit: classList.length })
  const wanted = { ...payload, type: 0 as const, ...(categoryId !== '' && { categoryId: Number(categoryId) }) }
  const found = search.find(wanted).flatMap((position) => classList[position] ?? [])
  return found.filter((entry) => hasCoachAndLevel(rule, entry.row)).slice(0, rule.limit)
}
