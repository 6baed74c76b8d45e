import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { useReach } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { showToast } from '../../lib/layout/toast-store.ts'
import { downloadReply } from '../../lib/media/download-reply.ts'
import { useMemberFilter } from './use-member-filter.ts'

/** Imports a file of members, and exports the members that the list finds. */
export function MemberFileActions() {
  const t = useText()
  const { busy, run } = useAction()
  const mayImport = useReach('members.import') !== null
  const mayExport = useReach('members.export') !== null
  const { search = '', state = '', label = '', when = '' } = useMemberFilter().question
  if (!mayImport && !mayExport) return null

  async function download() {
    const filter = Object.entries({ search, state, label, when }).filter(([, value]) => value !== '')
    await downloadReply('exportMembers', new URLSearchParams(filter), 'members.csv')
    showToast(t('memberImport.exported'))
  }
  return (
    <div className={panel.actions}>
      {mayExport && (
        <Button busy={busy} icon="download" onClick={() => void run(download)} variant="secondary">
          {t('memberImport.export')}
        </Button>
      )}
      {mayImport && (
        <Button icon="upload" render={<Link to="/members/import" />} variant="secondary">
          {t('memberImport.open')}
        </Button>
      )}
    </div>
  )
}
