import type { EndpointSchemas } from '../endpoint.ts'
import type { StudioCallName } from './calls.ts'
import type { StudioErrorCode } from './errors.ts'

export type StudioSchemas = Omit<EndpointSchemas, 'errors'> & {
  /** The error codes of this call, besides those of `studioAccessErrors`. */
  errors: readonly StudioErrorCode[]
}
export type StudioEndpoint<N extends StudioCallName = StudioCallName, S extends StudioSchemas = StudioSchemas> = S & {
  call: N
}

/** Declares the schemas of one call of the studio. `call` names its row in `studio/calls.ts`. */
export function studioEndpoint<N extends StudioCallName, const S extends StudioSchemas>(
  call: N,
  schemas: S,
): StudioEndpoint<N, S> {
  return { call, ...schemas }
}
