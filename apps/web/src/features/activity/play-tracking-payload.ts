import type { PlayTrackingPayload } from '@upbeat/contract/entities/play-tracking'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { performDate } from '@upbeat/rules/player/play-tracking'
import type { Watching } from './watching.ts'

export type PlayCircumstances = {
  /** The member's membership at the time. */
  subscription: Pick<Subscription, 'subscriptionTag' | 'subscriptionStartDate'> | undefined
  /** Default if the class names no provider (D-95). */
  provider: { id: string | null; name: string }
  /** Duration of the content in seconds; omitted if unknown. */
  actualSeconds: number | undefined
  timeZone: string
  /** Epoch milliseconds. */
  now: number
}

/** A play record (ENT-42, ENT-43). */
export function playTrackingPayload(
  watching: Watching,
  playedSeconds: number,
  { subscription, provider, actualSeconds, timeZone, now }: PlayCircumstances,
): PlayTrackingPayload {
  const { virtualClass } = watching
  return {
    requestsource: 1,
    subscriptiontag: subscription?.subscriptionTag ?? null,
    performDate: performDate(now, timeZone),
    providerName: virtualClass.provider ?? provider.name,
    providerId: virtualClass.providerID ?? provider.id,
    contentID: virtualClass.tag,
    contentName: virtualClass.className,
    playedDurationSecond: Math.round(playedSeconds),
    ...(actualSeconds !== undefined && { actualDurationSecond: Math.round(actualSeconds) }),
    subscriptionStartDate: subscription?.subscriptionStartDate ?? null,
    userId: watching.userId,
    ID: watching.id,
  }
}
