import { type Kit, kitChoices } from '@upbeat/rules/theme/kit'
import { Select } from '@upbeat/ui/select.tsx'
import { Fragment, type ReactNode } from 'react'
import { kitWord } from '../../../lib/kit-word.ts'
import { useText } from '../../../lib/use-text.ts'
import type { LookDraft } from './use-look-draft.ts'

type KitFieldsProps = {
  draft: LookDraft
  names: readonly (keyof Kit)[]
  /** What another person's change of a field leaves to decide. */
  conflictOf: (field: keyof Kit, label: string) => ReactNode
}

/** What a club chooses of its look from a few, each with its name. */
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
