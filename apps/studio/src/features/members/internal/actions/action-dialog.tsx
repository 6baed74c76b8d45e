import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { type PauseMonths, pauseMonths } from '@upbeat/rules/subscription/billing'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { problemKey } from '../../../../lib/api/problem-key.ts'
import { isDeclined, reasonOf } from '../../../../lib/api/studio-error.ts'
import { ActionDialog } from '../../../../lib/forms/action-dialog.tsx'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import { refreshMembers } from '../../member-queries.ts'
import styles from '../page/member-page.module.css'
import { type ActionKind, memberActions } from './action-kinds.ts'
import { consequences } from './consequences.ts'
import { runAction } from './run-action.ts'

type MemberActionDialogProps = { kind: ActionKind; member: StudioMember; onClose: () => void }

/** An action with its consequences, before it is taken. */
export function MemberActionDialog({ kind, member, onClose }: MemberActionDialogProps) {
  const t = useText()
  const { day } = useTimes()
  const language = useLanguageStore((state) => state.language)
  const navigate = useNavigate()
  const [days, setDays] = useState('7')
  const [months, setMonths] = useState<PauseMonths>(1)
  const [email, setEmail] = useState(member.email)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { label, isDangerous = false } = memberActions[kind]
  const isInvalid =
    (kind === 'addDays' && !/^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/.test(days)) ||
    (kind === 'changeAddress' && (email.trim() === member.email || !/^\S+@\S+\.\S+$/.test(email.trim())))

  async function act() {
    setBusy(true)
    setProblem('')
    try {
      await runAction(kind, member, { days: Number(days), email: email.trim(), months })
      showToast(t('member.done'))
      onClose()
      if (kind === 'remove') await navigate('/members')
      if (kind !== 'export') await refreshMembers()
    } catch (error) {
      if (!isDeclined(error)) setProblem(t(problems[reasonOf(error) ?? ''] ?? problemKey(error)))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      action={t(label)}
      busy={busy}
      disabled={isInvalid}
      isDangerous={isDangerous}
      onAction={() => void act()}
      onClose={onClose}
      size="small"
      text={consequences(kind, member, { t, day, language })}
      title={t(label)}
    >
      <div className={styles.form}>
        {kind === 'addDays' && (
          <TextField
            inputMode="numeric"
            label={t('member.days')}
            onChange={({ target }) => setDays(target.value)}
            value={days}
          />
        )}
        {kind === 'pause' && (
          <Select
            label={t('member.pauseLength')}
            onChange={({ target }) => setMonths(pauseMonths.find((one) => String(one) === target.value) ?? 1)}
            options={pauseMonths.map((count) => ({ value: String(count), label: t('member.months', { count }) }))}
            value={String(months)}
          />
        )}
        {kind === 'changeAddress' && (
          <TextField
            label={t('member.newAddress')}
            onChange={({ target }) => setEmail(target.value)}
            type="email"
            value={email}
          />
        )}
        <FormNotice text={problem} />
      </div>
    </ActionDialog>
  )
}

/** The texts of refusals that this page explains itself: somebody else has acted on the member, or their card was refused. */
const problems: Readonly<Record<string, StudioTextKey>> = {
  changedElsewhere: 'member.stale',
  paymentDeclined: 'member.cardDeclined',
}
