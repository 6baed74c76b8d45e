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
  /** Null: never had any. */
  subscription: SubscriptionSeed | null
  /** Only where the club's own membership system decides; `unknown` ones have an identity but no account with us. */
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
  /** The class's, or the event's video's. */
  classTag: string
  /** The live event's; null for the other kinds. */
  eventId: string | null
  channelTag: string | null
  playedSecond: number
  at: string
}

type Name = [firstName: string, lastName: string]

/** Somebody who has accepted the terms in force and takes no emails; `own` says what else there is to them. */
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
