import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, calls } from '../calls.ts'
import type { Endpoint, EndpointSchemas } from '../endpoint.ts'
import { endpoints } from './all.ts'

const table: Record<string, Call> = calls
const declared: Endpoint[] = Object.values(endpoints)

describe('the call table', () => {
  it('has an endpoint for every call and a call for every endpoint', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(calls).sort())
  })

  it('covers A1 to A56', () => {
    const ids = new Set(Object.values(table).map((call) => call.id))
    const missing = Array.from({ length: 56 }, (_, index) => `A${index + 1}`).filter((id) => !ids.has(id))
    expect(missing).toEqual([])
  })

  it('has unique pairs of method and path', () => {
    const routes = Object.values(table).map((call) => `${call.method} ${call.path}`)
    expect(new Set(routes).size).toBe(routes.length)
  })
})

it('has unique component names in the API document, all of them describable', () => {
  for (const io of ['input', 'output'] as const) {
    expect(Object.keys(z.toJSONSchema(z.globalRegistry, { io }).schemas)).toContain('VirtualClass')
  }
})

describe.each(declared.map((one): [string, Endpoint] => [one.call, one]))('%s', (_name, one) => {
  const call: Call = calls[one.call]

  it('has a schema for exactly the parameters of its path', () => {
    const inPath = call.path
      .split('/')
      .flatMap((part) => (part.startsWith(':') ? [part.slice(1).replace('?', '')] : []))
    expect(keysOf(one.params)).toEqual(inPath.sort())
  })

  it('has a body only for methods that allow one', () => {
    expect(one.body !== undefined && ['GET', 'DELETE'].includes(call.method)).toBe(false)
  })

  it('describes requests and replies as JSON Schema', () => {
    for (const schema of requestSchemas(one)) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
    for (const schema of Object.values(one.replies)) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object')
    }
  })

  it('replies with a 2xx or 3xx on success', () => {
    const statuses = Object.keys(one.replies).map(Number)
    expect(statuses).not.toEqual([])
    expect(statuses.every((status) => status >= 200 && status < 400)).toBe(true)
  })
})

function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : []
}

function requestSchemas({ params, query, headers, body }: EndpointSchemas): z.ZodType[] {
  return [params, query, headers, body].filter((schema) => schema !== undefined)
}
