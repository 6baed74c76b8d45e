import type { MemberEmail, StudioMember } from '@upbeat/contract/studio/entities/member'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { lengthOf } from '../../../../lib/forms/length-of.ts'
import { browserName } from '../../../../lib/i18n/browser-name.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import { consentKey, emailKey } from './kind-keys.ts'
import { Rows } from './rows.tsx'

const deliveryKeys: Record<MemberEmail['state'], StudioTextKey> = {
  accepted: 'member.delivered',
  refused: 'member.notDelivered',
  kept: 'member.kept',
}

/** Emails of the last 90 days, and whether the relay took them. */
export function EmailPanel({ emails }: { emails: readonly MemberEmail[] }) {
  const t = useText()
  const times = useTimes()
  const note = ({ address, at, answer, attempts, state }: MemberEmail) =>
    [address, times.moment(at), ...(state === 'refused' ? [answer ?? '', t('member.tries', { count: attempts })] : [])]
      .filter(Boolean)
      .join(' · ')
  return (
    <Rows
      items={emails.map((email) => ({
        id: `${email.at} ${email.kind}`,
        name: t(emailKey(email.kind)),
        note: note(email),
        end: t(deliveryKeys[email.state]),
      }))}
      none={t('member.noEmails')}
      title={t('member.emails')}
    />
  )
}

export function WatchedPanel({ watched }: Pick<StudioMember, 'watched'>) {
  const t = useText()
  const times = useTimes()
  return (
    <Rows
      items={watched.map(({ name, seconds, at }, index) => ({
        id: `${at} ${index}`,
        name: name || t('classes.untitled'),
        note: times.moment(at),
        end: lengthOf(seconds),
      }))}
      none={t('member.noClasses')}
      title={t('member.watched')}
    />
  )
}

export function SessionPanel({ sessions }: Pick<StudioMember, 'sessions'>) {
  const t = useText()
  const times = useTimes()
  const name = (userAgent: string | null) => {
    const { browser, system } = browserName(userAgent)
    if (browser && system) return t('account.browserOn', { browser, system })
    return browser ?? system ?? t('account.unknownBrowser')
  }
  return (
    <Rows
      items={sessions.map(({ userAgent, startedAt, usedAt }, index) => ({
        id: `${startedAt} ${index}`,
        name: name(userAgent),
        note: t('member.session', { from: times.day(startedAt), used: times.day(usedAt) }),
      }))}
      none={t('member.noSessions')}
      title={t('member.sessions')}
    />
  )
}

export function ConsentPanel({ consents }: Pick<StudioMember, 'consents'>) {
  const t = useText()
  const times = useTimes()
  return (
    <Rows
      items={consents.map(({ policy, version, accepted, at }, index) => ({
        id: `${at} ${index}`,
        name: t(consentKey(policy)),
        note: t('member.version', { version, date: times.moment(at) }),
        end: t(accepted ? 'member.accepted' : 'member.rejected'),
      }))}
      none={t('member.noConsents')}
      title={t('member.consents')}
    />
  )
}
