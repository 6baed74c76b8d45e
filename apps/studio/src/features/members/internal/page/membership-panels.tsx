import type { MemberPayment, StudioMember } from '@upbeat/contract/studio/entities/member'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { amountText } from '../../../../lib/i18n/amount-text.ts'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import { MemberStateBadge } from '../member-state-badge.tsx'
import { Rows } from './rows.tsx'

/** The membership now, and those before. */
export function MembershipPanel({ member }: { member: StudioMember }) {
  const t = useText()
  const times = useTimes()
  const name = (one: StudioMember['memberships'][number]) =>
    one.planName ?? t(one.source === 'external' ? 'members.stateExternal' : 'member.freeAccess')
  return (
    <Rows
      badge={<MemberStateBadge state={member.state} />}
      items={member.memberships.map((one) => ({
        id: one.id,
        name: one.code ? t('member.withCode', { name: name(one), code: one.code }) : name(one),
        note: one.until
          ? t('member.period', { from: times.day(one.startedAt), until: times.day(one.until) })
          : t('member.since', { from: times.day(one.startedAt) }),
        end: t(one.isRunning ? 'member.running' : 'members.stateEnded'),
      }))}
      none={t('member.noMemberships')}
      title={t('members.membership')}
    />
  )
}

const statusKeys: Record<MemberPayment['status'], StudioTextKey> = {
  paid: 'member.paid',
  failed: 'member.failed',
  refunded: 'member.refunded',
}

export function PaymentPanel({ payments }: { payments: readonly MemberPayment[] }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguageStore((state) => state.language)
  return (
    <Rows
      items={payments.map(({ id, amountMinor, currency, status, attempts, at }) => ({
        id,
        name: amountMinor === null ? t('member.payment') : amountText(amountMinor, currency, language),
        note: attempts > 1 ? t('member.attempts', { date: times.day(at), count: attempts }) : times.day(at),
        end: t(statusKeys[status]),
      }))}
      none={t('member.noPayments')}
      title={t('member.payments')}
    />
  )
}
