import { classFacets } from '@upbeat/contract/studio/class-sorts'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu } from '@upbeat/ui/menu.tsx'
import { AddressSearch } from '../../../lib/forms/address-search.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { ViewMenu } from '../../../lib/views/view-menu.tsx'
import type { ClassView } from '../use-class-view.ts'
import { BulkActions } from './bulk/bulk-actions.tsx'
import styles from './class-filters.module.css'
import { FacetMenu } from './facet-menu.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { SelectedClasses } from './grid/selected-classes.ts'
import type { TickedClasses } from './grid/use-ticked-classes.ts'
import { ListMenu } from './list-menu.tsx'
import { useFacetChoices } from './use-facet-choices.ts'

type ClassFiltersProps = {
  view: ClassView
  selected: SelectedClasses
  ticked: TickedClasses
  /** Whether the list has columns; a phone's has none. */
  isGrid: boolean
}

/** One row above the list: search, filters and views, then actions on the selection and what is rarely needed. */
export function ClassFilters({ view, selected, ticked, isGrid }: ClassFiltersProps) {
  const t = useText()
  const choices = useFacetChoices()
  const { question } = view
  const facets = classFacets.filter((facet) => choices(facet).length > 0)
  const isEdited = question.edited === 'yes'
  return (
    <div className={styles.filters}>
      <AddressSearch
        className={styles.search}
        hideLabel
        label={t('classes.search')}
        onSearch={(text) => view.set('q', text)}
        placeholder={t('classes.search')}
        search={question.search ?? ''}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div aria-label={t('classes.filters')} className={styles.facets} role="group">
        <FilterMenu choices={choices} facets={facets} view={view} />
        {classFacets.map((facet) => {
          const chosen = question[facet]
          return (
            chosen && (
              <FacetMenu
                chosen={chosen}
                facet={facet}
                key={facet}
                onChange={(values) => view.setFacet(facet, values)}
                options={choices(facet)}
              />
            )
          )
        })}
        {isEdited && (
          <Button aria-pressed onClick={() => view.set('edited', undefined)} size="small" variant="secondary">
            {t('classes.hasChanges')}
            <Icon name="close" size={16} />
          </Button>
        )}
        {view.isFiltered && (
          <Button onClick={view.clear} size="small" variant="quiet">
            {t('classes.clearFilters')}
          </Button>
        )}
        <ViewMenu address={view.address} kind="classes" />
      </div>
      <BulkActions hasRows={isGrid} question={question} selected={selected} ticked={ticked}>
        {(bulk) => (
          <div className={styles.tools}>
            {ticked.tags.size > 0 && bulk !== null && (
              <Menu
                trigger={
                  <Button size="small">
                    {t('bulk.menuSelected', { count: ticked.tags.size })}
                    <Icon name="chevron-down" size={16} />
                  </Button>
                }
              >
                {bulk}
              </Menu>
            )}
            <ListMenu bulk={bulk} isGrid={isGrid} view={view} />
          </div>
        )}
      </BulkActions>
    </div>
  )
}
