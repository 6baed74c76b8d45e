import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { isNew } from '@upbeat/rules/classes/is-new'
import { Badge } from '@upbeat/ui/badge.tsx'
import { clock } from '../../../lib/clock.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import styles from './class-marks.module.css'

/** The labels on a card's picture: New badge and duration (CARD-01 to CARD-03). */
export function ClassMarks({ item }: { item: ListedClass }) {
  const t = useText()
  const { numberOfDaysToShowNewOnWorkoutCard } = useTenant()
  return (
    <span className={styles.marks}>
      {isNew(item, clock.now(), numberOfDaysToShowNewOnWorkoutCard) && <Badge tone="primary">{t('classes.new')}</Badge>}
      <Badge icon="clock" tone="overlay">
        {t('common.minutes', { minutes: durationMinutes(item.durationSecond) })}
      </Badge>
    </span>
  )
}
