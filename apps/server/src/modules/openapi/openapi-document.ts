import { accessErrors } from '@upbeat/contract/access-errors'
import { type Access, type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import { endpoints } from '@upbeat/contract/endpoints/all'
import { PublicTenant } from '@upbeat/contract/entities/public-tenant'
import { errors } from '@upbeat/contract/errors'
import { studioAccessErrors } from '@upbeat/contract/studio/access-errors'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { studioEndpoints } from '@upbeat/contract/studio/endpoints/all'
import { type StudioErrorCode, studioErrors } from '@upbeat/contract/studio/errors'
import type { StudioSchemas } from '@upbeat/contract/studio/studio-endpoint'
import { settingPhrasesEnGb } from '@upbeat/phrases/studio/setting-phrases-en-gb'
import { z } from 'zod'
import { buildVersion } from '../../platform/build-version.ts'
import { sessionCookieName } from '../../platform/http/studio/studio-cookies.ts'

type JsonObject = Record<string, unknown>
type Described = {
  operationId: string
  summary: string
  security: JsonObject[]
  path: string
  schemas: EndpointSchemas | StudioSchemas
  form?: true | undefined
  namesClub: boolean
}

const security: Record<Access, JsonObject[]> = {
  none: [],
  platform: [{ platform: [] }],
  guest: [{ platform: [] }, { member: [] }],
  member: [{ member: [] }],
}

/** The errors of the studio's calls: its own codes and the common ones. */
const failureTable: Record<StudioErrorCode, { status: number; message: string }> = { ...errors, ...studioErrors }

let made: JsonObject | undefined

/**
 * The API in OpenAPI 3.1, generated from the same contract as the routes: members' calls, and those of the studio.
 * Generated once, on first use.
 */
export function openApiDocument(): JsonObject {
  made ??= makeDocument()
  return made
}

function makeDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name]
    for (const path of spellings(call.path)) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: memberOperation(name, call) }
    }
  }
  for (const name of Object.keys(studioCalls) as StudioCallName[]) {
    const call: StudioCall = studioCalls[name]
    for (const path of spellings(studioBase + call.path)) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: studioOperation(name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: buildVersion, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    components: {
      securitySchemes: {
        platform: { type: 'http', scheme: 'basic' },
        member: { type: 'http', scheme: 'bearer' },
        staff: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
      },
    },
    paths,
  }
}

/** OpenAPI has no optional path parameters: such a call gets two paths. */
function spellings(path: string): string[] {
  const braced = path.replace(/:(\w+)(\??)/g, '{$1}$2')
  return braced.endsWith('?') ? [braced.slice(0, -1), braced.replace(/\/\{\w+\}\?$/, '')] : [braced]
}

function memberOperation(name: CallName, { id, access, path, form }: Call): JsonObject {
  const own: EndpointSchemas = endpoints[name]
  const schemas = { ...own, errors: [...new Set([...accessErrors[access], ...own.errors])] }
  const of = { operationId: name, summary: id, security: security[access], path, schemas }
  return operation({ ...of, form, namesClub: true })
}

/** The summary is the required permission. The club is determined by the host. */
function studioOperation(name: StudioCallName, call: StudioCall): JsonObject {
  const { path, permission, reauthentication } = call
  const summary = reauthentication ? `${permission}, confirmed within the last ten minutes` : permission
  const own: StudioSchemas = studioEndpoints[name]
  const schemas = { ...own, errors: [...new Set([...studioAccessErrors(call), ...own.errors])] }
  const of = { operationId: `studio.${name}`, summary, path, schemas }
  return { ...operation({ ...of, security: permission === 'public' ? [] : [{ staff: [] }], namesClub: false }), tags }
}
const tags = ['studio']

function operation({ operationId, summary, security, path, schemas, form, namesClub }: Described): JsonObject {
  return {
    operationId,
    summary,
    security,
    parameters: [
      ...(namesClub ? [{ name: 'TenantId', in: 'header', schema: { type: 'string' } }] : []),
      ...parameters('path', schemas.params, path),
      ...parameters('query', schemas.query),
    ],
    ...(schemas.body
      ? { requestBody: { content: content(schemas.body, 'input', bodyType(schemas.isBinary, form)) } }
      : {}),
    responses: { ...successes(schemas), ...failures(schemas.errors) },
  }
}

function bodyType(isBinary?: true, isForm?: true): string {
  if (isBinary) return 'application/octet-stream'
  return isForm ? 'application/x-www-form-urlencoded' : 'application/json'
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

function successes({ replies }: Pick<EndpointSchemas, 'replies'>): JsonObject {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      schema ? { description: 'Success', content: content(schema, 'output') } : { description: 'Success, no body' },
    ]),
  )
}

/** Several codes may share a status; the description lists them all. */
function failures(codes: readonly StudioErrorCode[]): JsonObject {
  const byStatus = Map.groupBy(codes, (code) => failureTable[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.map((code) => failureTable[code].message).join(' | ') },
    ]),
  )
}

function content(schema: z.ZodType, io: 'input' | 'output', type = 'application/json'): JsonObject {
  return { [type]: { schema: jsonSchema(schema, io) } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const named = { io, target: 'draft-2020-12', unrepresentable: 'any', reused: 'inline' } as const
  return z.toJSONSchema(schema, { ...named, override: describeConfig })
}

/** Describes a club's configuration with the studio's phrases. */
function describeConfig({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (zodSchema !== PublicTenant) return
  const phrases: Readonly<Record<string, string | undefined>> = settingPhrasesEnGb
  for (const [key, property] of Object.entries(jsonSchema.properties ?? {})) {
    const description = phrases[`settingTexts.${key}`]
    if (description && typeof property === 'object') property.description = description
  }
}
