import type { Context } from '../../platform/http/context.ts'

/** The languages whose names for categories, levels and lengths a search understands. */
export function searchLanguages({ tenant, language }: Context): string[] {
  return [...new Set([...tenant.config.supportedLanguages, language, 'en-gb'])]
}
