import { marketingTag, termsTag } from './consents/consents.ts'
import { daysFrom } from './day-clock.ts'
import type { SubscriptionSeed } from './subscription-seed.ts'

/** Every demo member's password. */
export const DEMO_PASSWORD = 'Demo1234'

export type MemberSeed = {
  email: string
  password: string
  firstName: string
  lastName: string
  registeredAt: string
  /** Null means never had one. */
  subscription: SubscriptionSeed | null
  /** Only for a club with an external membership system; `unknown` people have an identity but no account here. */
  external: { userId: string; membership: 'active' | 'blocked' | 'unknown' } | null
  consents: ConsentAnswerSeed[]
  /** Class tags, the latest first. */
  favourites: string[]
  /** The latest first. */
  activity: ActivitySeed[]
}

export type ConsentAnswerSeed = {
  consentTag: string
  version: string
  /** 1 rejected, 2 accepted. */
  action: 1 | 2
  answeredAt: string
}

/** 7 virtual class, 8 club-connect video, 9 live stream, 10 channel. */
export type ActivityKind = 7 | 8 | 9 | 10

export type ActivitySeed = {
  kind: ActivityKind
  /** Tag of the class, or of the event's video. */
  classTag: string
  /** Tag of the live event; null for the other kinds. */
  eventId: string | null
  channelTag: string | null
  playedSecond: number
  at: string
}

type Name = [firstName: string, lastName: string]

/** A member who has accepted the current terms and rejected emails; `own` overrides fields. */
export function member(
  tenantName: string,
  mailbox: string,
  [firstName, lastName]: Name,
  now: Date,
  own: Partial<MemberSeed> = {},
): MemberSeed {
  return {
    email: `${mailbox}@${tenantName}.example`,
    password: DEMO_PASSWORD,
    firstName,
    lastName,
    registeredAt: daysFrom(now, -180),
    subscription: null,
    external: null,
    consents: acceptedTerms(tenantName, '2', now),
    favourites: [],
    activity: [],
    ...own,
  }
}

export function acceptedTerms(tenantName: string, version: '1' | '2', now: Date): ConsentAnswerSeed[] {
  return [
    { consentTag: termsTag(tenantName), version, action: 2, answeredAt: daysFrom(now, version === '1' ? -180 : -40) },
    { consentTag: marketingTag(tenantName), version: '1', action: 1, answeredAt: daysFrom(now, -180) },
  ]
}
