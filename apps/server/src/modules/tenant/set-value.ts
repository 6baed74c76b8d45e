import type { z } from 'zod'
import { membersOf } from './members-of.ts'

/**
 * Sets `path` in `group`, creating groups on the way. '' removes the key, and its group if that becomes empty. The
 * schema determines the type: `24` is a number for a number key, and text for a text key.
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

/**
 * Unknown keys are parsed as JSON. So are values of the right type that are otherwise invalid, so that the fault
 * describes them.
 */
function wants(schema: z.ZodType | undefined, value: unknown): boolean {
  const issues = schema?.safeParse(value).error?.issues ?? []
  // In a union of types, a list or a group can only be meant as such.
  const isOther = (code: string) => code === 'invalid_type' || (code === 'invalid_union' && typeof value !== 'object')
  return !issues.some(({ code, path }) => path.length === 0 && isOther(code))
}

/** Undefined if it isn't JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
