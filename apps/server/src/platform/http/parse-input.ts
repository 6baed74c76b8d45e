import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { invalidFields } from './parse-fields.ts'

/**
 * Parses a request with its call's schemas.
 * @throws Failure invalidRequest, naming each rejected field
 */
export function parseInput(
  schemas: Pick<EndpointSchemas, 'params' | 'query' | 'headers' | 'body'>,
  request: FastifyRequest,
) {
  return {
    params: schemas.params ? parse(schemas.params, request.params) : undefined,
    query: schemas.query ? parse(schemas.query, request.query) : undefined,
    headers: schemas.headers ? parse(schemas.headers, request.headers) : undefined,
    body: schemas.body ? parse(schemas.body, request.body ?? {}) : undefined,
  }
}

function parse(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidFields(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}
