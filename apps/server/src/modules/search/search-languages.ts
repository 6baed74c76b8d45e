import type { Context } from '../../platform/http/context.ts'

/** The languages in which a search understands the names of categories, levels and durations. */
export function searchLanguages({ tenant, language }: Context): string[] {
  return [...new Set([...tenant.config.supportedLanguages, language, 'en-gb'])]
}
