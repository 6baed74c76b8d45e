import type { MemberImport } from '@upbeat/contract/studio/entities/member-import'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import rows from '../../../lib/layout/rows.module.css'
import { downloadText } from '../../../lib/media/download-text.ts'
import { refreshMembers } from '../import-queries.ts'
import styles from './member-import.module.css'
import { refusedCsv } from './refused-csv.ts'

/** An import: progress while it runs, then its result, its invitations and its refused rows. */
export function ImportRow({ one, mailsAreKept }: { one: MemberImport; mailsAreKept: boolean }) {
  const t = useText()
  const times = useTimes()
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { id, fileName: name, startedBy, startedAt, finishedAt, hasRefusedRows, invitations } = one
  const toInvite = invitations.held + invitations.refused

  async function downloadRefused() {
    const refused = await api('listRefusedMembers', { params: { id } })
    downloadText('refused-members.csv', refusedCsv(refused, t), 'text/csv')
  }

  async function invite() {
    await api('inviteImportedMembers', { params: { id } })
    await refreshMembers()
  }

  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name} dir="auto">
          {name}
        </span>
        {finishedAt === null ? <Progress one={one} /> : <span>{resultOf(one, t).join(' · ')}</span>}
        <span className={rows.note}>
          {t('memberImport.startedBy', { name: startedBy, time: times.moment(startedAt) })}
        </span>
      </span>
      <span className={rows.actions}>
        {hasRefusedRows && (
          <Button
            aria-label={t('memberImport.refusedRowsOf', { name })}
            busy={busy}
            icon="download"
            onClick={() => void run(downloadRefused)}
            size="small"
            variant="secondary"
          >
            {t('memberImport.refusedRows')}
          </Button>
        )}
        {finishedAt !== null && toInvite > 0 && !mailsAreKept && (
          <Button
            aria-label={t('memberImport.inviteNowOf', { name })}
            onClick={() => setAsking(true)}
            size="small"
            variant="secondary"
          >
            {t('memberImport.inviteNow')}
          </Button>
        )}
      </span>
      {isAsking && (
        <ConfirmDialog
          action={t('memberImport.inviteNow')}
          done={t('memberImport.inviting', { count: toInvite })}
          onClose={() => setAsking(false)}
          text={t('memberImport.inviteText')}
          title={t('memberImport.inviteTitle', { count: toInvite })}
          work={invite}
        />
      )}
    </li>
  )
}

function Progress({ one: { fileName, rows: counts } }: { one: MemberImport }) {
  const t = useText()
  const done = counts.made + counts.known + counts.refused
  const total = done + counts.waiting
  return (
    <span className={styles.progress} role="status">
      {t('memberImport.running', { done, total })}
      <progress aria-label={t('memberImport.progressOf', { name: fileName })} max={total} value={done} />
    </span>
  )
}

function resultOf({ rows: counts, invitations }: MemberImport, t: Text): string[] {
  const parts: [StudioTextKey & `memberImport.${string}`, number][] = [
    ['memberImport.known', counts.known],
    ['memberImport.refused', counts.refused],
    ['memberImport.sent', invitations.sent],
    ['memberImport.held', invitations.held],
    ['memberImport.waiting', invitations.waiting],
    ['memberImport.mailRefused', invitations.refused],
    ['memberImport.needless', invitations.needless],
    ['memberImport.unclear', invitations.unclear],
  ]
  const shown = parts.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count }))
  return [t('memberImport.made', { count: counts.made }), ...shown]
}
