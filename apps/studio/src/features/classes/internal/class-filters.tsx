import { useQuery } from '@tanstack/react-query'
import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { classFacets } from '@upbeat/contract/studio/class-sorts'
import type { ClassOptions } from '@upbeat/contract/studio/entities/class'
import { videoStates } from '@upbeat/rules/media/video-status'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuCheckbox } from '@upbeat/ui/menu.tsx'
import { type Text, useText } from '../../../lib/use-text.ts'
import { videoStateKeys } from '../../../lib/video-status-text.ts'
import { classOptionsQuery } from '../class-queries.ts'
import type { ClassView } from '../use-class-view.ts'
import { BulkMenu } from './bulk-menu.tsx'
import { classColumns, levelKeys } from './class-columns.ts'
import styles from './class-filters.module.css'
import { CsvMenu } from './csv-menu.tsx'
import { FacetMenu } from './facet-menu.tsx'
import type { SelectedClasses } from './selected-classes.ts'
import { ViewMenu } from './view-menu.tsx'

type ClassFiltersProps = {
  view: ClassView
  selected: SelectedClasses
  /** Whether the list has columns; a phone's has none. */
  isGrid: boolean
}

/** Filters, bulk actions and columns of the list. */
export function ClassFilters({ view, selected, isGrid }: ClassFiltersProps) {
  const t = useText()
  const options = useQuery(classOptionsQuery).data
  const { question, columns } = view
  const isEdited = question.edited === 'yes'
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div aria-label={t('classes.filters')} className={styles.facets} role="group">
        {classFacets.map((facet) => (
          <FacetMenu
            chosen={question[facet] ?? []}
            facet={facet}
            key={facet}
            onChange={(values) => view.setFacet(facet, values)}
            options={options ? choicesOf(facet, options, t) : []}
          />
        ))}
        <Button
          aria-pressed={isEdited}
          onClick={() => view.set('edited', isEdited ? undefined : 'yes')}
          size="small"
          variant="secondary"
        >
          {isEdited && <Icon name="check" size={16} />}
          {t('classes.hasChanges')}
        </Button>
        {view.isFiltered && (
          <Button onClick={view.clear} size="small" variant="quiet">
            {t('classes.clearFilters')}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        <BulkMenu hasRows={isGrid} question={question} selected={selected} />
        <CsvMenu columns={columns} question={question} />
        <ViewMenu address={view.address} />
        {isGrid && (
          <Menu
            trigger={
              <Button size="small" variant="secondary">
                {t('classes.columns')}
                <Icon name="chevron-down" size={16} />
              </Button>
            }
          >
            {classColumns.slice(1).map((column) => (
              <MenuCheckbox
                checked={columns.includes(column)}
                key={column.id}
                onChange={() => view.toggleColumn(column)}
              >
                {t(column.label)}
              </MenuCheckbox>
            ))}
          </Menu>
        )}
      </div>
    </div>
  )
}

function choicesOf(facet: ClassFacet, options: ClassOptions, t: Text): { value: string; label: string }[] {
  if (facet === 'level') return Object.entries(levelKeys).map(([value, key]) => ({ value, label: t(key) }))
  if (facet === 'categoryId') return options.categories.map(({ id, name }) => ({ value: id, label: name }))
  if (facet === 'video') return videoStates.map((state) => ({ value: state, label: t(videoStateKeys[state]) }))
  const words = {
    instructor: options.instructors,
    labels: options.labels,
    focusAreas: options.focusAreas,
    equipment: options.equipment,
    subCategory: options.subCategories,
    language: options.languages,
  }
  return words[facet].map((word) => ({ value: word, label: word }))
}
