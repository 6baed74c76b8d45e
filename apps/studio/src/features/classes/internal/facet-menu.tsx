import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu } from '@upbeat/ui/menu.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { FacetChoices } from './facet-choices.tsx'
import { facetKeys } from './grid/class-columns.ts'
import type { FacetChoice } from './use-facet-choices.ts'

type FacetMenuProps = {
  facet: ClassFacet
  options: readonly FacetChoice[]
  /** At least one. */
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

/** A filter that is set: its name with its value, or the number of its values. It opens the values. */
export function FacetMenu({ facet, options, chosen, onChange }: FacetMenuProps) {
  const t = useText()
  const [first = ''] = chosen
  const label = options.find(({ value }) => value === first)?.label ?? (first || t('classes.notSet'))
  const value = chosen.length === 1 ? label : String(chosen.length)
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" variant="secondary">
          <bdi>{t('classes.filterOf', { name: t(facetKeys[facet]), value })}</bdi>
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    >
      <FacetChoices chosen={chosen} facet={facet} onChange={onChange} options={options} />
    </Menu>
  )
}
