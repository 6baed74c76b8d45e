import { useQuery } from '@tanstack/react-query'
import type { ClassFacet } from '@upbeat/contract/studio/class-sorts'
import { videoStates } from '@upbeat/rules/media/video-status'
import { classOptionsQuery } from '../../../lib/api/class-queries.ts'
import { levelKeys } from '../../../lib/i18n/level-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { videoStateKeys } from '../../../lib/media/video-status-text.ts'

export type FacetChoice = { value: string; label: string }

/** The values of each filter; without the club's own words before they are loaded. */
export function useFacetChoices() {
  const t = useText()
  const options = useQuery(classOptionsQuery).data
  return (facet: ClassFacet): readonly FacetChoice[] => {
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
}
