import type { StaffAllowances } from '@upbeat/contract/studio/entities/staff'
import type { Allowance } from '@upbeat/rules/staff/may'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { refreshStaff } from '../../../lib/api/staff-query.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'

/** The owner's allowances beyond the roles. Each is saved when toggled. */
export function AllowancesSection({ allowances }: { allowances: StaffAllowances }) {
  const t = useText()
  const { run } = useAction()
  const [wanted, setWanted] = useState<StaffAllowances | null>(null)
  const shown = wanted ?? allowances

  async function toggle(name: Allowance) {
    const next = { ...shown, [name]: !shown[name] }
    setWanted(next)
    const isSaved = await run(async () => {
      await api('setAllowances', { body: next })
      await refreshStaff()
    })
    setWanted(null)
    if (isSaved) showToast(t('account.saved'))
  }

  return (
    <SettingsSection text={t('staff.allowancesText')} title={t('staff.allowances')}>
      <div className={form.form}>
        {rows.map(({ name, label, text }) => (
          <Checkbox
            checked={shown[name]}
            description={t(text)}
            key={name}
            label={t(label)}
            onChange={() => void toggle(name)}
          />
        ))}
      </div>
    </SettingsSection>
  )
}

/** Seeing money is an allowance too, offered once the studio shows any. */
const rows = [{ name: 'coachesPublish', label: 'staff.coachesPublish', text: 'staff.coachesPublishText' }] as const
