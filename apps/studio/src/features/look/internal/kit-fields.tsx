import { type Kit, kitChoices } from '@upbeat/rules/theme/kit'
import { Select } from '@upbeat/ui/select.tsx'
import { Fragment, type ReactNode } from 'react'
import { kitWord } from '../../../lib/i18n/kit-word.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { LookDraft } from './use-look-draft.ts'

type KitFieldsProps = {
  draft: LookDraft
  names: readonly (keyof Kit)[]
  /** The conflict of a concurrently changed field. */
  conflictOf: (field: keyof Kit, label: string) => ReactNode
}

/** The options of a club's kit. */
export function KitFields({ draft, names, conflictOf }: KitFieldsProps) {
  const t = useText()
  const { fields, edit } = draft
  return names.map((name) => (
    <Fragment key={name}>
      <Select
        label={t(`look.${name}`)}
        onChange={({ target }) => edit(name, target.value as Kit[typeof name])}
        options={kitChoices[name].map((value) => ({ value, label: t(kitWord(name, value)) }))}
        value={fields[name]}
      />
      {conflictOf(name, t(`look.${name}`))}
    </Fragment>
  ))
}
