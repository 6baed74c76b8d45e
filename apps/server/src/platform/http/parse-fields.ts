import type { z } from 'zod'
import { Failure, type FieldFault } from '../failure/failure.ts'

/**
 * Parses the fields of a draft.
 * @throws Failure invalidRequest with the names of the rejected fields
 */
export function parseFields<Parsed>(schema: z.ZodType<Parsed>, fields: unknown): Parsed {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw invalidFields(parsed.error.issues.flatMap(faultsOf))
}

/** The failure for rejected values. Its message is for people; programs read `fields`. */
export function invalidFields(fields: readonly FieldFault[]): Failure {
  const paths = [...new Set(fields.map(({ path }) => path).filter(Boolean))]
  return new Failure('invalidRequest', paths.length > 0 ? { message: `Invalid data: ${paths.join(', ')}`, fields } : {})
}

/** Attributes a nested fault to its top-level field, since drafts are edited and saved by field. */
function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const names = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1)
  return names.map((name) => ({ path: String(name), message: issue.message }))
}
