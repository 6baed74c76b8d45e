import { useQuery } from '@tanstack/react-query'
import type { MemberImportCheck } from '@upbeat/contract/studio/entities/member-import'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { focusTitle } from '../../../lib/focus/focus-title.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { memberImportsQuery, refreshMembers } from '../import-queries.ts'
import type { ImportFile } from './use-import-file.ts'

const longestName = 200

/** Starts the import of the rows that aren't refused, with or without invitations. */
export function StartImport({ file, report }: { file: ImportFile; report: MemberImportCheck }) {
  const t = useText()
  const { busy, run } = useAction()
  const mailsAreKept = useQuery(memberImportsQuery).data?.mailsAreKept ?? false
  const [isInviting, setInviting] = useState(true)
  const count = report.counts.new

  async function start() {
    const { chosen, options } = file
    if (!chosen) return
    const fileName = chosen.name.slice(0, longestName)
    const invite = isInviting && !mailsAreKept
    await api('importMembers', { body: { file: chosen.file, fileName, plan: report.plan, invite, ...options } })
    showToast(t('memberImport.started', { count }))
    file.clear()
    focusTitle()
    await refreshMembers()
  }

  return (
    <SettingsSection title={t('memberImport.open')}>
      <Checkbox
        checked={isInviting && !mailsAreKept}
        description={t(mailsAreKept ? 'memberImport.inviteOff' : 'memberImport.inviteText')}
        disabled={mailsAreKept}
        label={t('memberImport.invite')}
        onChange={({ target }) => setInviting(target.checked)}
      />
      <div className={form.actions}>
        <Button busy={busy || file.isReading} disabled={count === 0} onClick={() => void run(start)}>
          {count > 0 ? t('memberImport.start', { count }) : t('memberImport.startNone')}
        </Button>
      </div>
    </SettingsSection>
  )
}
