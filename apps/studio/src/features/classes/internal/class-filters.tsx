import { useQuery } from '@tanstack/react-query'
import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { classFacets } from '@upbeat/contract/studio/class-sorts'
import type { ClassOptions } from '@upbeat/contract/studio/entities/class'
import { videoStates } from '@upbeat/rules/media/video-status'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuCheckbox, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { classOptionsQuery } from '../../../lib/api/class-queries.ts'
import { levelKeys } from '../../../lib/i18n/level-keys.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import { videoStateKeys } from '../../../lib/media/video-status-text.ts'
import { ViewMenu } from '../../../lib/views/view-menu.tsx'
import type { ClassView } from '../use-class-view.ts'
import { BulkMenu } from './bulk/bulk-menu.tsx'
import styles from './class-filters.module.css'
import { CsvMenu } from './csv-menu.tsx'
import { FacetMenu } from './facet-menu.tsx'
import { classColumns, facetKeys } from './grid/class-columns.ts'
import type { SelectedClasses } from './grid/selected-classes.ts'
import type { TickedClasses } from './grid/use-ticked-classes.ts'

/** The others are in a menu, so that these fit in one line; the search finds coaches and keywords too. */
const usualFacets: readonly ClassFacet[] = ['video', 'level', 'categoryId']

type ClassFiltersProps = {
  view: ClassView
  selected: SelectedClasses
  ticked: TickedClasses
  /** Whether the list has columns; a phone's has none. */
  isGrid: boolean
}

/** Filters, bulk actions and columns of the list. */
export function ClassFilters({ view, selected, ticked, isGrid }: ClassFiltersProps) {
  const t = useText()
  const options = useQuery(classOptionsQuery).data
  const { question, columns } = view
  const [revealed, setRevealed] = useState<readonly ClassFacet[]>([])
  const choices = (facet: ClassFacet) => choicesOf(facet, options, t)
  // A filter with one value finds nothing that the whole list doesn't show.
  const isShown = (facet: ClassFacet) =>
    Boolean(question[facet]) || revealed.includes(facet) || (usualFacets.includes(facet) && choices(facet).length > 1)
  const shown = [...usualFacets, ...classFacets.filter((facet) => !usualFacets.includes(facet))].filter(isShown)
  const others = classFacets.filter((facet) => !isShown(facet) && choices(facet).length > 0)
  const isEdited = question.edited === 'yes'
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div aria-label={t('classes.filters')} className={styles.facets} role="group">
        {shown.map((facet) => (
          <FacetMenu
            chosen={question[facet] ?? []}
            facet={facet}
            key={facet}
            onChange={(values) => view.setFacet(facet, values)}
            options={choices(facet)}
          />
        ))}
        {others.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button size="small" variant="secondary">
                {t('classes.moreFilters')}
                <Icon name="chevron-down" size={16} />
              </Button>
            }
          >
            {others.map((facet) => (
              <MenuItem key={facet} onClick={() => setRevealed([...revealed, facet])}>
                {t(facetKeys[facet])}
              </MenuItem>
            ))}
          </Menu>
        )}
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
        <BulkMenu hasRows={isGrid} question={question} selected={selected} ticked={ticked} />
        <CsvMenu columns={columns} question={question} />
        <ViewMenu address={view.address} kind="classes" />
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

type Choice = { value: string; label: string }

/** Without the club's own words before they are loaded. */
function choicesOf(facet: ClassFacet, options: ClassOptions | undefined, t: Text): Choice[] {
  if (facet === 'level') return Object.entries(levelKeys).map(([value, key]) => ({ value, label: t(key) }))
  if (facet === 'video') return videoStates.map((state) => ({ value: state, label: t(videoStateKeys[state]) }))
  if (!options) return []
  if (facet === 'categoryId') return options.categories.map(({ id, name }) => ({ value: id, label: name }))
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
