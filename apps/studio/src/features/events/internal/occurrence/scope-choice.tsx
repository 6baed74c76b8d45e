import { type ChangeScope, changeScopes } from '@upbeat/rules/schedule/amend-series'
import { Choice } from '../../../../lib/forms/choice.tsx'
import form from '../../../../lib/forms/form.module.css'
import { useText } from '../../../../lib/i18n/use-text.ts'

const labels = { one: 'events.scopeOne', following: 'events.scopeFollowing', all: 'events.scopeAll' } as const

/** Which occurrences of a series a change is about (WEEK-04). */
export function ScopeChoice({ scope, onChange }: { scope: ChangeScope; onChange: (scope: ChangeScope) => void }) {
  const t = useText()
  return (
    <fieldset>
      <legend className={form.legend}>{t('events.scope')}</legend>
      <Choice
        chosen={scope}
        name="scope"
        onChange={({ target }) => onChange(target.value as ChangeScope)}
        options={changeScopes.map((value) => ({ value, name: t(labels[value]) }))}
      />
    </fieldset>
  )
}
