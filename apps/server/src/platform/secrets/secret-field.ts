import { z } from 'zod'

const secretFields = new WeakSet<z.ZodType>()

/**
 * Marks a schema's values as secret: no history, reply or log may show them. Call it last in the chain, since other
 * methods copy the schema.
 */
export function secretField<T extends z.ZodType>(schema: T): T {
  secretFields.add(schema)
  return schema
}

/**
 * The part of `value` that `schema` names, with secrets replaced by `[set]`. Keys that the schema doesn't name are left
 * out, so that a new key stays hidden until it is declared.
 */
export function withoutSecrets(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (secretFields.has(schema)) return '[set]'
  if (schema instanceof z.ZodObject) return members(schema, value)
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => withoutSecrets(schema.element as z.ZodType, item)) : undefined
  }
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(value as object)
    return Object.fromEntries(entries.map(([key, each]) => [key, withoutSecrets(schema.valueType as z.ZodType, each)]))
  }
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((each) => each.safeParse(value).success)
    return option && withoutSecrets(option, value)
  }
  if (schema instanceof z.ZodPipe) return withoutSecrets(schema.in as z.ZodType, value)
  const inner = innerOf(schema)
  if (inner) return withoutSecrets(inner, value)
  return typeof value === 'object' && !(value instanceof Date) ? undefined : value
}

function members(schema: z.ZodObject, value: unknown) {
  if (typeof value !== 'object') return undefined
  const known = Object.entries(schema.shape as Record<string, z.ZodType>)
  return Object.fromEntries(
    known.flatMap(([key, member]) => {
      const shown = withoutSecrets(member, (value as Record<string, unknown>)[key])
      return shown === undefined ? [] : [[key, shown]]
    }),
  )
}

function innerOf(schema: z.ZodType): z.ZodType | null {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  return isWrapped ? (schema.unwrap() as z.ZodType) : null
}
