import { type FigurePeriod, figurePeriods } from '@upbeat/contract/studio/entities/figure'
import { useSearchParams } from 'react-router'

/** The period in the URL; thirty days without one. */
export function usePeriod(): FigurePeriod {
  const [parameters] = useSearchParams()
  const asked = parameters.get('period')
  return figurePeriods.find((period) => period === asked) ?? '30d'
}
