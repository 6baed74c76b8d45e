import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { MenuCheckbox } from '@upbeat/ui/menu.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { FacetChoice } from './use-facet-choices.ts'

type FacetChoicesProps = {
  facet: ClassFacet
  options: readonly FacetChoice[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

/** The values of a filter as menu items: any of several, including none. */
export function FacetChoices({ facet, options, chosen, onChange }: FacetChoicesProps) {
  const t = useText()
  // A selected value stays an option even if no class has it any more.
  const unknown = chosen.filter((value) => value !== '' && !options.some((option) => option.value === value))
  const all = [
    ...options,
    ...unknown.map((value) => ({ value, label: value })),
    // Every class has a state of its video.
    ...(facet === 'video' ? [] : [{ value: '', label: t('classes.notSet') }]),
  ]
  return all.map(({ value, label }) => (
    <MenuCheckbox
      checked={chosen.includes(value)}
      key={value}
      onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
    >
      <span dir="auto">{label}</span>
    </MenuCheckbox>
  ))
}
