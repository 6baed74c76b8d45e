import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuCheckbox } from '@upbeat/ui/menu.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { facetKeys } from './grid/class-columns.ts'

type FacetMenuProps = {
  facet: ClassFacet
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

/** Filters by any of several values, including none. */
export function FacetMenu({ facet, options, chosen, onChange }: FacetMenuProps) {
  const t = useText()
  const name = t(facetKeys[facet])
  // A selected value stays an option even if no class has it any more.
  const unknown = chosen.filter((value) => value !== '' && !options.some((option) => option.value === value))
  const all = [
    ...options,
    ...unknown.map((value) => ({ value, label: value })),
    // Every class has a state of its video.
    ...(facet === 'video' ? [] : [{ value: '', label: t('classes.notSet') }]),
  ]
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" variant="secondary">
          {chosen.length > 0 ? t('classes.filterOf', { name, count: chosen.length }) : name}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    >
      {all.map(({ value, label }) => (
        <MenuCheckbox
          checked={chosen.includes(value)}
          key={value}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
        >
          <span dir="auto">{label}</span>
        </MenuCheckbox>
      ))}
    </Menu>
  )
}
