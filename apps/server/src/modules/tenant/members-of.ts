import { z } from 'zod'

/** The schemas of a group's members by key; null if the schema isn't a group with named members. */
export function membersOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (schema instanceof z.ZodObject) return schema.shape
  for (const Wrapper of [z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodOptional])
    if (schema instanceof Wrapper) return membersOf(schema.unwrap() as z.ZodType)
  return null
}
