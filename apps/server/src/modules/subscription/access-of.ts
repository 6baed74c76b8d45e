import type { AccessReason } from '@upbeat/contract/studio/entities/member'
import { isFacExpired } from '@upbeat/rules/subscription/fac-date'
import { lastFreeDay } from './last-free-day.ts'
import type { SubscriptionRow } from './repository.ts'

/** Whether a subscription gives access, why, and until when; null without a known end. */
export type Access = { may: boolean; reason: AccessReason; until: Date | null }

/**
 * The access rule: a subscription gives access if active or trialing (SUB-04), until the granted or paid period ends; in a pause it
 * gives none.
 */
export function accessOf(row: SubscriptionRow, now: Date): Access {
  const { source, status, accessEndsAt, currentPeriodEnd, endsAt } = row
  if (status !== 'active' && status !== 'trialing') return { may: false, reason: overReason(row), until: endOf(row) }
  if (source === 'code') {
    const may = !isFacExpired(lastFreeDay(row), now.getTime())
    return { may, reason: may ? 'freeAccess' : 'freeAccessOver', until: accessEndsAt }
  }
  if (isPaused(row, now)) return { may: false, reason: 'paused', until: row.pausedUntil }
  const isLastPeriod = row.cancelAtPeriodEnd || status === 'trialing'
  // While a renewal is in progress the member keeps the access.
  const until = isLastPeriod ? currentPeriodEnd : endsAt
  if (until !== null && until <= now) return { may: false, reason: overReason(row), until }
  return { may: true, reason: runningReason(row, now), until: until ?? currentPeriodEnd }
}

/** When a subscription's access ended, or pauses; null while it runs. */
export function accessEnd(row: SubscriptionRow, now: Date): Date | null {
  if (accessOf(row, now).may) return null
  return (isPaused(row, now) ? row.currentPeriodEnd : endOf(row)) ?? row.updatedAt
}

function runningReason(row: SubscriptionRow, now: Date): AccessReason {
  if (row.source === 'external') return 'external'
  if (row.status === 'trialing') return 'trial'
  if (row.cancelAtPeriodEnd) return isTermRow(row) ? 'term' : 'lastPeriod'
  if (row.failedAttempts > 0) return 'pastDue'
  if (row.pausedUntil !== null && row.currentPeriodEnd !== null && now < row.currentPeriodEnd) return 'pauseAhead'
  return row.currentPeriodEnd !== null && row.currentPeriodEnd <= now ? 'renewing' : 'paid'
}

function overReason(row: SubscriptionRow): AccessReason {
  if (row.source === 'code') return 'freeAccessOver'
  if (row.source === 'external') return 'externalOver'
  // A plan that was bought during a trial has a period of its own.
  if (row.status === 'trialing' || (row.trialStartedAt !== null && row.paymentToken === null)) return 'trialOver'
  if (isTermRow(row)) return 'termOver'
  return row.cancelAtPeriodEnd || row.canceledAt !== null ? 'cancelledOver' : 'ended'
}

/** Whether it rests between its paid period and the end of a pause. */
export function isPaused({ status, pausedUntil, currentPeriodEnd }: SubscriptionRow, now: Date): boolean {
  if (status !== 'active' || pausedUntil === null || currentPeriodEnd === null) return false
  return currentPeriodEnd <= now && now < pausedUntil
}

/** Whether it ends with its period without having been cancelled: its plan is for a term. */
export function isTermRow({ source, cancelAtPeriodEnd, canceledAt }: SubscriptionRow): boolean {
  return source !== 'external' && cancelAtPeriodEnd && canceledAt === null
}

function endOf({ endsAt, accessEndsAt, currentPeriodEnd }: SubscriptionRow): Date | null {
  return endsAt ?? accessEndsAt ?? currentPeriodEnd
}
