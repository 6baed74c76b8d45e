import type { StudioCall } from './call.ts'
import { broadcastCalls } from './calls/broadcast.ts'
import { classCalls } from './calls/classes.ts'
import { clubCalls } from './calls/club.ts'
import { contentCalls } from './calls/content.ts'
import { figureCalls } from './calls/figures.ts'
import { installationCalls } from './calls/installation.ts'
import { memberCalls } from './calls/members.ts'
import { planCalls } from './calls/plans.ts'
import { scheduleCalls } from './calls/schedule.ts'
import { staffCalls } from './calls/staff.ts'

export const studioBase = '/studio/api/v1'

/** Every call of the studio. Plain data, so that the browser gets paths and permissions without the schemas. */
export const studioCalls = {
  ...staffCalls,
  ...classCalls,
  ...contentCalls,
  ...scheduleCalls,
  ...broadcastCalls,
  ...clubCalls,
  ...memberCalls,
  ...planCalls,
  ...figureCalls,
  ...installationCalls,
} as const satisfies Record<string, StudioCall>

export type StudioCallName = keyof typeof studioCalls
