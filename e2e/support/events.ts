import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import { callApi } from './api.ts'
import { serverTime } from './clock.ts'
import type { TenantName } from './tenants.ts'

/** A live event of the demo as the server has it now, with the seconds until its start (negative while it runs). */
export async function liveEvent(slug: string, tenant: TenantName = 'pulse') {
  const { eventData } = await callApi('connectEvents', { tenant })
  const event = eventData.find(({ id }) => id === `${tenant}-event-${slug}`) as WexerEvent
  const now = (await serverTime()).getTime()
  return { event, secondsUntil: (Date.parse(event.live?.active_Time ?? '') - now) / 1000 }
}
