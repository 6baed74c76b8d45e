import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { Button } from '@upbeat/ui/button.tsx'
import { Menu, MenuCheckbox, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { MenuSub } from '@upbeat/ui/menu-sub.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { ClassView } from '../use-class-view.ts'
import { FacetChoices } from './facet-choices.tsx'
import { facetKeys } from './grid/class-columns.ts'
import type { FacetChoice } from './use-facet-choices.ts'

type FilterMenuProps = {
  view: ClassView
  facets: readonly ClassFacet[]
  choices: (facet: ClassFacet) => readonly FacetChoice[]
}

/** All filters of the list behind one button. What is set is shown beside it. */
export function FilterMenu({ view, facets, choices }: FilterMenuProps) {
  const t = useText()
  const { question, set, setFacet } = view
  return (
    <Menu
      align="start"
      trigger={
        <Button icon="filter" size="small" variant="secondary">
          {t('classes.filter')}
        </Button>
      }
    >
      {facets.map((facet) => (
        <MenuSub key={facet} label={t(facetKeys[facet])}>
          <FacetChoices
            chosen={question[facet] ?? []}
            facet={facet}
            onChange={(values) => setFacet(facet, values)}
            options={choices(facet)}
          />
        </MenuSub>
      ))}
      <MenuSeparator />
      <MenuCheckbox checked={question.edited === 'yes'} onChange={(on) => set('edited', on ? 'yes' : undefined)}>
        {t('classes.hasChanges')}
      </MenuCheckbox>
    </Menu>
  )
}
