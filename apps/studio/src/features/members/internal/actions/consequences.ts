import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { amountText } from '../../../../lib/i18n/amount-text.ts'
import type { Text } from '../../../../lib/i18n/use-text.ts'
import type { ActionKind } from './action-kinds.ts'

type Words = { t: Text; day: (when: string) => string; language: string }

/** What an action will do to this member, in their present state (MEMB-04). */
export function consequences(kind: ActionKind, member: StudioMember, { t, day, language }: Words): string {
  const { email, sessions, access, actions } = member
  const until = access.until ? day(access.until) : ''
  const ends = actions.cancelNow ? t('member.endsMembership') : ''
  switch (kind) {
    case 'reset':
      return t('member.resetText', { email })
    case 'endSessions':
      return t('member.endSessionsText', { count: sessions.length })
    case 'addDays':
      if (actions.addDays === 'begin') return t('member.beginDaysText')
      return t(access.reason === 'trial' ? 'member.extendTrialText' : 'member.extendDaysText', { date: until })
    case 'changeAddress':
      return t('member.changeAddressText', { email, count: sessions.length })
    case 'pause':
      return t('member.pauseText', { date: actions.pause ? day(actions.pause) : '', email })
    case 'unpause':
      return t(actions.unpause === 'now' ? 'member.unpauseNowText' : 'member.unpauseAheadText', { email })
    case 'cancel':
      if (actions.unpause === 'now') return t('member.cancelNowText', { email })
      return access.reason === 'pastDue'
        ? t('member.cancelPastDueText')
        : t('member.cancelText', { date: until, email })
    case 'cancelNow':
      return t('member.cancelNowText', { email })
    case 'refund': {
      const amount = actions.refund?.amountMinor ?? null
      return t('member.refundText', {
        amount: amount === null ? '' : amountText(amount, actions.refund?.currency ?? '', language),
        email,
      })
    }
    case 'export':
      return t('member.exportText')
    case 'remove':
      return [t('member.removeText', { email }), ends].filter(Boolean).join(' ')
  }
}
