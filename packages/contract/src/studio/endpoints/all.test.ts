import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../../calls.ts'
import { studioAccessErrors } from '../access-errors.ts'
import { type StudioCall, type StudioCallName, studioBase, studioCalls } from '../calls.ts'
import { studioErrors } from '../errors.ts'
import type { StudioEndpoint } from '../studio-endpoint.ts'
import { studioEndpoints } from './all.ts'

const table = Object.entries(studioCalls) as [StudioCallName, StudioCall][]
const declared: Record<StudioCallName, StudioEndpoint> = studioEndpoints

describe('the studio’s call table', () => {
  it('has an endpoint for every call and a call for every endpoint', () => {
    expect(Object.keys(studioEndpoints).sort()).toEqual(Object.keys(studioCalls).sort())
  })

  it('has no method and path twice, and none of the members’', () => {
    const routes = table.map(([, { method, path }]) => `${method} ${studioBase}${path}`)
    expect(new Set(routes).size).toBe(routes.length)
    expect(Object.values(calls).filter(({ path }) => path.startsWith(studioBase))).toEqual([])
  })

  it('names every failure of its own in a call or an access', () => {
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

  it('asks for a body only where the method carries one', () => {
    expect(one.body !== undefined && ['GET', 'DELETE'].includes(call.method)).toBe(false)
  })

  it('reads without an audit entry, so only writes say that they make none', () => {
    expect(call.method === 'GET' && call.unrecorded === true).toBe(false)
  })

  it('can be described as JSON Schema, requests and replies', () => {
    for (const schema of [one.params, one.query, one.body].filter((part) => part !== undefined)) {
      expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
    }
    for (const schema of Object.values(one.replies)) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object')
    }
  })

  it('repeats no code that its access has anyway', () => {
    const anyway = studioAccessErrors(call)
    expect(one.errors.filter((code) => anyway.includes(code))).toEqual([])
  })
})
