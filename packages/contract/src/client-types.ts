import type { z } from 'zod'
import type { CallName } from './calls.ts'
import type { EndpointSchemas, Reply } from './endpoint.ts'
import type { endpoints } from './endpoints/all.ts'

/**
 * The browser's request and reply types of each call, derived from the schemas as types only: importing this loads no code. A part that a
 * call doesn't have is `undefined`; an empty reply (204, 304) is `null`.
 */
export type ClientCalls = { [Name in CallName]: ClientCall<(typeof endpoints)[Name]> }

export type CallParams<Name extends CallName> = ClientCalls[Name]['params']
export type CallQuery<Name extends CallName> = ClientCalls[Name]['query']
export type CallBody<Name extends CallName> = ClientCalls[Name]['body']
export type CallReply<Name extends CallName> = ClientCalls[Name]['reply']

export type ClientCall<Schemas extends Omit<EndpointSchemas, 'errors'>> = {
  params: Part<Schemas, 'params'>
  query: Part<Schemas, 'query'>
  body: Part<Schemas, 'body'>
  reply: Reply<Schemas>
}

type Part<Schemas, Key extends string> = Schemas extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined
