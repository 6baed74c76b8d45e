import { type Access, type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import { endpoints } from '@upbeat/contract/endpoints/all'
import { type ErrorCode, errors } from '@upbeat/contract/errors'
import { z } from 'zod'
import { buildVersion } from '../../platform/build-version.ts'

type JsonObject = Record<string, unknown>

const security: Record<Access, JsonObject[]> = {
  none: [],
  platform: [{ platform: [] }],
  guest: [{ platform: [] }, { member: [] }],
  member: [{ member: [] }],
}

/** The API in OpenAPI 3.1, made from the contract that the routes are made from. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name]
    for (const path of spellings(call.path)) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, endpoints[name]) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: buildVersion, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    components: {
      securitySchemes: { platform: { type: 'http', scheme: 'basic' }, member: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  }
}

/** OpenAPI knows no optional path parameter: such a call has two paths. */
function spellings(path: string): string[] {
  const braced = path.replace(/:(\w+)(\??)/g, '{$1}$2')
  return braced.endsWith('?') ? [braced.slice(0, -1), braced.replace(/\/\{\w+\}\?$/, '')] : [braced]
}

function operation(name: CallName, call: Call, schemas: EndpointSchemas): JsonObject {
  return {
    operationId: name,
    summary: call.id,
    security: security[call.access],
    parameters: [
      { name: 'TenantId', in: 'header', schema: { type: 'string' } },
      ...parameters('path', schemas.params, call.path),
      ...parameters('query', schemas.query),
    ],
    ...(schemas.body ? { requestBody: { content: content(schemas.body, 'input', call.form) } } : {}),
    responses: { ...successes(schemas), ...failures(schemas.errors) },
  }
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined, path = ''): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties)
    .filter(([name]) => where === 'query' || path.includes(`:${name}`))
    .map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
    }))
}

function successes({ replies }: EndpointSchemas): JsonObject {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      schema ? { description: 'Success', content: content(schema, 'output') } : { description: 'Success, no body' },
    ]),
  )
}

/** Several codes may share a status; the description names them all. */
function failures(codes: readonly ErrorCode[]): JsonObject {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.map((code) => errors[code].message).join(' | ') },
    ]),
  )
}

function content(schema: z.ZodType, io: 'input' | 'output', form?: true): JsonObject {
  return { [form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: jsonSchema(schema, io) } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', reused: 'inline' })
}
