import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { levelKeys } from '../../../../lib/i18n/level-keys.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { CellNames } from './cell-text.ts'

/** The names of levels and the club's categories. */
export function useCellNames(): CellNames {
  const t = useText()
  const options = useQuery(classOptionsQuery).data
  return useMemo(
    () => ({
      categories: options?.categories ?? [],
      levels: Object.entries(levelKeys).map(([value, key]) => ({ value, name: t(key) })),
    }),
    [options, t],
  )
}
