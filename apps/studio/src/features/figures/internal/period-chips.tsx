import { figurePeriods } from '@upbeat/contract/studio/entities/figure'
import { Chip } from '@upbeat/ui/chip.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '../../../lib/i18n/use-text.ts'
import { periodKeys } from './figure-keys.ts'
import styles from './period-chips.module.css'
import { usePeriod } from './use-period.ts'

/** Chooses the period, which is in the URL. */
export function PeriodChips() {
  const t = useText()
  const chosen = usePeriod()
  const [, setParameters] = useSearchParams()
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{t('figures.period')}</legend>
      {figurePeriods.map((period) => (
        <Chip
          key={period}
          onPressedChange={() => setParameters({ period }, { preventScrollReset: true, replace: true })}
          pressed={period === chosen}
        >
          {t(periodKeys[period].name)}
        </Chip>
      ))}
    </fieldset>
  )
}
