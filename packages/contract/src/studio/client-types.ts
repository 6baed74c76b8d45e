import type { ClientCall } from '../client-types.ts'
import type { StudioCallName } from './calls.ts'
import type { studioEndpoints } from './endpoints/all.ts'

/** The studio's request and reply types of each call, derived from the schemas as types only: importing this loads no code. */
export type StudioClientCalls = { [Name in StudioCallName]: ClientCall<(typeof studioEndpoints)[Name]> }
