import type { z } from 'zod'
import { membersOf } from './members-of.ts'

/**
 * Sets `path` in `group`, making the groups on its way; '' takes the key away, and with it a group that is empty then. What the
 * value is meant as, the schema says: `24` is a number where one is wanted and text where text is.
 */
export function setValue(
  group: Record<string, unknown>,
  path: string[],
  text: string,
  schema: z.ZodType | undefined,
): void {
  const [key = '', ...rest] = path
  if (['__proto__', 'constructor', 'prototype'].includes(key)) return
  const members = schema && membersOf(schema)
  const member = members && Object.hasOwn(members, key) ? members[key] : undefined
  if (rest.length === 0) {
    if (text === '') delete group[key]
    else group[key] = read(text, member)
    return
  }
  const inner = group[key]
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  setValue(next, rest, text, member)
  if (text === '' && Object.keys(next).length === 0) delete group[key]
  else group[key] = next
}

function read(text: string, schema: z.ZodType | undefined): unknown {
  const value = parse(text)
  return value !== undefined && wants(schema, value) ? value : text
}

/** What no schema knows is taken as JSON; so is what has the right type and only a wrong value, that the fault may speak of it. */
function wants(schema: z.ZodType | undefined, value: unknown): boolean {
  const issues = schema?.safeParse(value).error?.issues ?? []
  // Of several types that are wanted a list or group can only be meant as such.
  const isOther = (code: string) => code === 'invalid_type' || (code === 'invalid_union' && typeof value !== 'object')
  return !issues.some(({ code, path }) => path.length === 0 && isOther(code))
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
