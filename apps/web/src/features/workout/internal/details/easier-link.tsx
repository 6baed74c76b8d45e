import { useQuery } from '@tanstack/react-query'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { easierClass } from '@upbeat/rules/classes/easier-class'
import { Link } from 'react-router'
import { classPlayerPath } from '../../../../lib/paths.ts'
import { coachQuery } from '../../../coaches/queries.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './class-details.module.css'
import row from './coach-row.module.css'

/** A class of the same coach and category that needs less skill. Renders nothing until it is known. */
export function EasierLink({ virtualClass, coach }: { virtualClass: VirtualClass; coach: string }) {
  const t = useText()
  const { data } = useQuery(coachQuery(coach))
  const easier = easierClass(virtualClass, data?.items ?? [])
  if (!easier) return null
  return (
    <div>
      <h3 className={styles.heading}>{t('player.easier')}</h3>
      <Link className={row.link} to={classPlayerPath(easier.tag)}>
        <span>
          <bdi>{easier.className}</bdi>
          {` · ${t('common.minutes', { minutes: durationMinutes(easier.durationSecond) })}`}
        </span>
      </Link>
    </div>
  )
}
