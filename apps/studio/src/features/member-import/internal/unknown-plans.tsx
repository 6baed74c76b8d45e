import type { MemberImportCheck } from '@upbeat/contract/studio/entities/member-import'
import { mostImportedDays } from '@upbeat/contract/studio/member-csv'
import { Button } from '@upbeat/ui/button.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import type { ImportOptions } from './use-import-file.ts'

type UnknownPlansProps = {
  report: MemberImportCheck
  options: ImportOptions
  onChange: (changes: Partial<ImportOptions>) => void
}

const refuse = 'refuse'

/** What the file leaves open: which plans of the club its plans are, and how long access without an end lasts. */
export function UnknownPlans({ report, options, onChange }: UnknownPlansProps) {
  const t = useText()
  // One that was chosen is known by now, and can still be changed.
  const names = [...new Set([...Object.keys(options.plans), ...report.unknownPlans])].sort()
  function choose(name: string, value: string) {
    const { [name]: _, ...others } = options.plans
    onChange({ plans: value === refuse ? others : { ...others, [name]: value } })
  }
  return (
    <SettingsSection
      text={names.length > 0 ? t('memberImport.plansText') : undefined}
      title={t('memberImport.plansTitle')}
    >
      <div className={form.form}>
        {names.map((name) => (
          <Select
            key={name}
            label={t('memberImport.planFor', { name })}
            onChange={({ target }) => choose(name, target.value)}
            options={[
              { value: refuse, label: t('memberImport.planNone') },
              { value: '', label: t('memberImport.planWithout') },
              ...report.plans.map((plan) => ({ value: plan.tag, label: plan.name })),
            ]}
            value={options.plans[name] ?? refuse}
          />
        ))}
        {(report.needsDays || options.daysWithoutEnd !== null) && (
          <DaysWithoutEnd onApply={(daysWithoutEnd) => onChange({ daysWithoutEnd })} value={options.daysWithoutEnd} />
        )}
      </div>
    </SettingsSection>
  )
}

function DaysWithoutEnd({ value, onApply }: { value: number | null; onApply: (days: number | null) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [isWrong, setWrong] = useState(false)
  function apply(event: FormEvent) {
    event.preventDefault()
    const days = Number(typed)
    const isRight = typed.trim() === '' || (Number.isInteger(days) && days >= 1 && days <= mostImportedDays)
    setWrong(!isRight)
    if (isRight) onApply(typed.trim() === '' ? null : days)
  }
  return (
    <form className={form.form} noValidate onSubmit={apply}>
      <TextField
        description={t('memberImport.daysText')}
        error={isWrong ? t('memberImport.daysWrong') : undefined}
        inputMode="numeric"
        label={t('memberImport.days')}
        onChange={({ target }) => setTyped(target.value)}
        value={typed}
      />
      <div className={form.actions}>
        <Button type="submit" variant="secondary">
          {t('memberImport.daysApply')}
        </Button>
      </div>
    </form>
  )
}
