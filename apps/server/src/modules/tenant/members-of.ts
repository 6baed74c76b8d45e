import { z } from 'zod'

/** The schemas of a group's members by their keys; null for what is no group of named members. */
export function membersOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (schema instanceof z.ZodObject) return schema.shape
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
  return isWrapped ? membersOf(schema.unwrap() as z.ZodType) : null
}
