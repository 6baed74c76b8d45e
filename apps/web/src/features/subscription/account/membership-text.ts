import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { usePlanText } from '../plan-text.ts'

/** The account page's texts for each status: a headline, and what to do or expect. */
export function useMembershipText(
  display: AccountDisplay,
  subscription: Subscription | null,
): { title: string; text: string } {
  const t = useText()
  const day = useClubDate()
  const planText = usePlanText()
  const [plan] = subscription?.plans ?? []
  const name = plan ? planText.name(plan) : t('subscription.plan')
  const date = 'endsAt' in display && display.endsAt !== null ? display.endsAt : null
  const until = (end: number | null) => (end === null ? '' : t('subscription.pausedUntil', { date: day(end) }))
  switch (display.kind) {
    case 'trial':
      return { title: t('subscription.trialActive', { date: day(date ?? '') }), text: plan ? name : '' }
    case 'trialCancelled':
      return {
        title: t('subscription.trialCancelled', { date: day(date ?? '') }),
        text: t('subscription.cancelResume'),
      }
    case 'billing':
      return { title: name, text: '' }
    case 'term':
      return { title: name, text: t('subscription.notRenewed') }
    case 'billingCancelled':
      return { title: t('subscription.cancelled'), text: t('subscription.cancelResume') }
    case 'pauseAhead':
      return { title: t('subscription.pauseAhead', { date: day(display.from ?? '') }), text: until(display.until) }
    case 'paused':
      return {
        title: t('subscription.pausedUntil', { date: day(display.until ?? '') }),
        text: t('subscription.continuesAlone'),
      }
    case 'pastDue': {
      const { retryAt } = display
      return {
        title: t('subscription.paymentFailed'),
        text: retryAt === null ? '' : t('subscription.paymentFailedText', { date: day(retryAt) }),
      }
    }
    case 'freeAccess': {
      const until = date === null ? null : day(date, { inUtc: true })
      return {
        title: until ? t('subscription.freeAccessUntil', { date: until }) : t('subscription.freeAccess'),
        text: '',
      }
    }
    case 'freeAccessExpired':
      return { title: t('subscription.freeAccessExpired'), text: t('subscription.newCodeHint') }
    case 'upgradeNeeded':
      return { title: t('subscription.expiredUpgrade'), text: t('subscription.upgradeHint') }
    case 'none':
      return {
        title: t('subscription.none'),
        text: t(display.canEnterCode ? 'subscription.codeHint' : 'subscription.noneHint'),
      }
  }
}
