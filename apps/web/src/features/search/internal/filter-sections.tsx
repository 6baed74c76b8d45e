import type { Metadata } from '@upbeat/contract/entities/metadata'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { intensityLabel } from '@upbeat/rules/classes/intensity'
import { skillText } from '@upbeat/rules/classes/level'
import { Accordion, AccordionItem } from '@upbeat/ui/accordion.tsx'
import { Chip } from '@upbeat/ui/chip.tsx'
import { textOrElse, useText } from '../../i18n/text.ts'
import { filterOptions, sortOptions } from '../filter-options.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { ChipGroup } from './chip-group.tsx'
import styles from './filter-sections.module.css'
import { RangeFilter } from './range-filter.tsx'
import { useOfferedFilters } from './use-offered-filters.ts'

export type FilterSectionsProps = {
  filters: FilterSet
  list: ClassListView
  metadata: Metadata | null
  withSubCategory: boolean
}

/** The sections of the panel in the specified order (FILT-03). */
export function FilterSections({ filters, list, metadata, withSubCategory }: FilterSectionsProps) {
  const t = useText()
  const options = filterOptions(metadata)
  const { state, dispatch } = filters
  const { durations } = useOfferedFilters(filters, list)
  return (
    // Open at first: what members filter by most and the row above the list doesn't offer in full. The order of sections is fixed.
    <Accordion defaultOpen={['skill', 'equipment']}>
      {withSubCategory && (
        <AccordionItem title={t('search.subCategory')} value="subcategory">
          <ChipGroup filters={filters} label={t('search.subCategory')} options={options.subcategory} />
        </AccordionItem>
      )}
      <AccordionItem title={t('search.keywords')} value="keyword">
        <ChipGroup filters={filters} label={t('search.keywords')} options={options.keyword} />
      </AccordionItem>
      <AccordionItem title={t('search.duration')} value="duration">
        <ChipGroup filters={filters} label={t('search.duration')} options={durations} />
      </AccordionItem>
      <AccordionItem title={t('search.skillLevel')} value="skill">
        <RangeFilter
          describe={(skill) => t(skillKeys[skillText(skill)])}
          label={t('search.skillLevel')}
          onCommit={([low, high]) => dispatch({ type: 'setRange', range: 'skill', low, high })}
          range={state.skillRange}
        />
      </AccordionItem>
      <AccordionItem title={t('search.focusArea')} value="focusArea">
        <ChipGroup filters={filters} label={t('search.focusArea')} options={options.focusArea} />
      </AccordionItem>
      <AccordionItem title={t('search.equipment')} value="equipment">
        <ChipGroup filters={filters} label={t('search.equipment')} options={options.equipment} />
      </AccordionItem>
      <AccordionItem title={t('search.intensity')} value="intensity">
        <RangeFilter
          describe={(value) => intensityName(value)}
          label={t('search.intensity')}
          onCommit={([low, high]) => dispatch({ type: 'setRange', range: 'intensity', low, high })}
          range={state.intensityRange}
        />
      </AccordionItem>
      <AccordionItem title={t('search.classLanguage')} value="language">
        <ChipGroup filters={filters} label={t('search.classLanguage')} options={options.language} />
      </AccordionItem>
      <AccordionItem title={t('search.sort')} value="sort">
        <fieldset aria-label={t('search.sort')} className={styles.chips}>
          {sortOptions.map(({ key, order }) => (
            <Chip
              key={order}
              onPressedChange={() => dispatch({ type: 'setSort', sort: order })}
              pressed={state.sort === order}
            >
              {t(key)}
            </Chip>
          ))}
        </fieldset>
      </AccordionItem>
    </Accordion>
  )
}

const skillKeys = {
  beginner: 'search.skillBeginner',
  intermediate: 'search.skillIntermediate',
  advanced: 'search.skillAdvanced',
} as const

function intensityName(value: number): string {
  const id = intensityLabel(value)
  return textOrElse(catalogueKey('intensity', id), id)
}
