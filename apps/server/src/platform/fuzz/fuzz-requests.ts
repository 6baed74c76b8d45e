import { hostileValues } from './hostile-values.ts'
import { seededRandom } from './seeded-random.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses?: Record<string, unknown>
}
export type FuzzRequest = {
  operation: string
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
  /** The payload's media type. */
  type?: string
  as: 'member' | 'platform' | 'staff' | 'nobody'
  /** The statuses that the document lists for it. */
  documented: readonly number[]
}
type Document = { paths?: Record<string, Record<string, Operation & { operationId: string }>> }

/** The share of values that don't fit their schema. */
const wrongShare = 0.3
const deepest = 6
/** The club whose member and staff send the requests; others would only refuse them. */
const ownClub = 'pulse'
const asMember = ['member', 'member', 'member', 'platform', 'nobody'] as const
const asStaff = ['staff', 'staff', 'staff', 'staff', 'nobody'] as const

/**
 * Generates requests from an OpenAPI document, mostly valid, some with hostile values. The same seed gives the same
 * requests.
 */
export function* fuzzRequests(document: Document, seed: number): Generator<FuzzRequest> {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  function value(schema: Schema, definitions: Schema, depth = 0): unknown {
    if (random() < wrongShare || depth > deepest) return pick(hostileValues)
    const known = { ...definitions, ...(schema.$defs as Schema | undefined) }
    if (typeof schema.$ref === 'string')
      return value((known[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema, known, depth + 1)
    const choices = (schema.enum ?? (schema.const === undefined ? undefined : [schema.const])) as unknown[] | undefined
    if (choices) return pick(choices)
    const several = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (several) return value(pick(several), known, depth + 1)
    return ofType(pick([schema.type].flat()), schema, known, depth)
  }

  function ofType(type: unknown, schema: Schema, known: Schema, depth: number): unknown {
    if (type === 'object') {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      return Object.fromEntries(properties.map(([name, each]) => [name, value(each, known, depth + 1)]))
    }
    if (type === 'array') {
      const items = (schema.items ?? {}) as Schema
      return Array.from({ length: Math.floor(random() * 3) }, () => value(items, known, depth + 1))
    }
    if (type === 'integer') return Math.floor(random() * 100)
    if (type === 'number') return random() * 1000
    if (type === 'boolean') return random() < 0.5
    if (type === 'null') return null
    return pick([
      'pulse',
      'a',
      'active@pulse.example',
      '2026-11-22',
      '2026-11-22T20:00:00Z',
      'Demo1234',
      uuidOf(random),
    ])
  }

  function tenant(): string {
    const chance = random()
    if (chance < 0.9) return ownClub
    if (chance < 0.95) return pick(['tempo', 'harbour'])
    return text({ type: 'string' }).replace(/[^\x20-\x7e]/g, '')
  }

  const text = (schema: Schema) => String(value(schema, {}) ?? '').toWellFormed()

  while (true) {
    const { path, method, operation } = pick(operations)
    const parameters = operation.parameters ?? []
    const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
      return encodeURIComponent(text(parameters.find((each) => each.name === name)?.schema ?? { type: 'string' }))
    })
    const query = new URLSearchParams()
    for (const each of parameters) if (each.in === 'query' && random() < 0.7) query.append(each.name, text(each.schema))
    const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    yield {
      operation: operation.operationId,
      method: method.toUpperCase(),
      url: filled + (query.size > 0 ? `?${query}` : ''),
      headers: { tenantid: tenant() },
      as: pick(path.startsWith('/studio/') ? asStaff : asMember),
      documented: Object.keys(operation.responses ?? {}).map(Number),
      ...(type && body && withBody(type, value(body.schema, {}))),
    }
  }
}

function withBody(type: string, body: unknown) {
  if (!type.includes('urlencoded')) return { payload: JSON.stringify(body) ?? '', type }
  const entries = Object.entries((body ?? {}) as object).map(([name, each]): [string, string] => [name, String(each)])
  return { payload: new URLSearchParams(entries).toString(), type }
}

function uuidOf(random: () => number) {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
