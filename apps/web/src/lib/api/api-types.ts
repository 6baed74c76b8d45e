import type { CallName } from '@upbeat/contract/calls'
import type { CallBody, CallParams, CallQuery } from '@upbeat/contract/client-types'
import type { ApiOptions } from './api-request.ts'

/** The inputs of a call: the parts in its contract, optional if all their fields are. */
export type CallOptions<N extends CallName> = Nothing extends Input<N> ? [options?: Input<N>] : [options: Input<N>]

type Input<N extends CallName> = Part<'params', CallParams<N>> &
  Part<'query', CallQuery<N>> &
  Part<'body', CallBody<N>> &
  Pick<ApiOptions, 'headers' | 'signal' | 'keepalive'>

type Part<K extends string, T> = [T] extends [undefined]
  ? Nothing
  : Nothing extends T
    ? { [P in K]?: T }
    : { [P in K]: T }
type Nothing = Record<never, never>
