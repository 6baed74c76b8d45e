import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../../calls.ts'
import { studioAccessErrors } from '../access-errors.ts'
import type { StudioCall } from '../call.ts'
import { type StudioCallName, studioBase, studioCalls } from '../calls.ts'
import { studioErrors } from '../errors.ts'
import type { StudioEndpoint } from '../studio-endpoint.ts'
import { studioEndpoints } from './all.ts'

const table = Object.entries(studioCalls) as [StudioCallName, StudioCall][]
const declared: Record<StudioCallName, StudioEndpoint> = studioEndpoints

describe('the studio’s call table', () => {
  it('has an endpoint for every call and a call for every endpoint', () => {
    expect(Object.keys(studioEndpoints).sort()).toEqual(Object.keys(studioCalls).sort())
  })

  it('has unique pairs of method and path, distinct from the members’', () => {
    const routes = table.map(([, { method, path }]) => `${method} ${studioBase}${path}`)
    expect(new Set(routes).size).toBe(routes.length)
    expect(Object.values(calls).filter(({ path }) => path.startsWith(studioBase))).toEqual([])
  })

  it('names every error of its own in a call or an access level', () => {
    const used = new Set([
      ...Object.values(declared).flatMap(({ errors }) => errors),
      ...table.flatMap(([, call]) => studioAccessErrors(call)),
    ])
    expect(Object.keys(studioErrors).filter((code) => !used.has(code as keyof typeof studioErrors))).toEqual([])
  })
})

describe.each(table)('%s', (name, call) => {
  const one = declared[name]

  it('is declared under its own name', () => {
    expect(one.call).toBe(name)
  })

  it('has a schema for exactly the parameters of its path', () => {
    const inPath = call.path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
    expect(one.params instanceof z.ZodObject ? Object.keys(one.params.shape).sort() : []).toEqual(inPath.sort())
  })

  it('has a body only for methods that allow one', () => {
    expect(one.body !== undefined && ['GET', 'DELETE'].includes(call.method)).toBe(false)
  })

  it('marks only writes as having no audit entry', () => {
    expect(call.method === 'GET' && call.unrecorded === true).toBe(false)
  })

  it('describes requests and replies as JSON Schema', () => {
    for (const schema of [one.params, one.query, one.body].filter((part) => part !== undefined)) {
      expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
    }
    for (const schema of Object.values(one.replies)) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object')
    }
  })

  it('repeats no error code of its access level', () => {
    const anyway = studioAccessErrors(call)
    expect(one.errors.filter((code) => anyway.includes(code))).toEqual([])
  })
})
