import type { ClientCall } from '../client-types.ts'
import type { StudioCallName } from './calls.ts'
import type { studioEndpoints } from './endpoints/all.ts'

/** What the studio sends and gets with each call, derived from the schemas by type alone: importing this loads nothing. */
export type StudioClientCalls = { [Name in StudioCallName]: ClientCall<(typeof studioEndpoints)[Name]> }
