import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { type Text, useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import { consentKey, emailKey, factKey } from './kind-keys.ts'
import { Rows } from './rows.tsx'

/** Everything that happened, newest first. */
export function Timeline({ member }: { member: StudioMember }) {
  const t = useText()
  const times = useTimes()
  return (
    <Rows
      items={happened(member, t).map(({ at, name }, index) => ({
        id: `${at} ${index}`,
        name,
        note: times.moment(at),
      }))}
      none={t('member.nothingHappened')}
      title={t('member.timeline')}
    />
  )
}

type Happened = { at: string; name: string }

export function happened(member: StudioMember, t: Text): Happened[] {
  const { facts, emails, watched, consents, sessions, payments, joinedAt } = member
  const all: Happened[] = [
    { at: joinedAt, name: t('member.factJoined') },
    ...facts.flatMap(({ kind, at }) => {
      const key = kind === 'member_joined' ? undefined : factKey(kind)
      return key ? [{ at, name: t(key) }] : []
    }),
    ...payments.map(({ at, status }) => ({
      at,
      name: t(status === 'failed' ? 'member.factPaymentFailed' : 'member.happenedPaid'),
    })),
    ...emails.map(({ at, kind }) => ({ at, name: t('member.happenedEmail', { email: t(emailKey(kind)) }) })),
    ...watched.map(({ at, name }) => ({ at, name: t('member.happenedWatched', { name }) })),
    ...consents.map(({ at, policy, accepted }) => ({
      at,
      name: t(accepted ? 'member.happenedAccepted' : 'member.happenedRejected', { policy: t(consentKey(policy)) }),
    })),
    ...sessions.map(({ startedAt }) => ({ at: startedAt, name: t('member.happenedSignedIn') })),
  ]
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
