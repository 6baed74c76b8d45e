import { type CollectionRule, rulePayload } from '@upbeat/rules/collections/collection-rule'
import type { Catalogue } from './catalogue.ts'

/** The classes that a rule finds, in its order, at most as many as its limit. */
export function ruleMatches({ classList, search }: Catalogue['connect'], rule: CollectionRule) {
  const { categoryId, type: _, ...payload } = rulePayload(rule)
  const wanted = { ...payload, type: 0 as const, ...(categoryId !== '' && { categoryId: Number(categoryId) }) }
  return search.find(wanted).flatMap((position) => classList[position] ?? [])
}
