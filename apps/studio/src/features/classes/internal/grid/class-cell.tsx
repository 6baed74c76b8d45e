import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Link } from 'react-router'
import { lengthOf } from '../../../../lib/forms/length-of.ts'
import type { Text } from '../../../../lib/i18n/use-text.ts'
import type { Times } from '../../../../lib/i18n/use-times.ts'
import { StateBadge } from '../../../../lib/layout/state-badge.tsx'
import { VideoBadge } from '../../../../lib/media/video-badge.tsx'
import { classPath } from '../../class-path.ts'
import { type CellNames, cellText } from './cell-text.ts'
import type { ClassColumn } from './class-columns.ts'
import styles from './class-grid.module.css'

type ClassCellProps = {
  one: StudioListedClass
  column: ClassColumn['id']
  names: CellNames
  t: Text
  times: Times
}

/** A class's value in a column, read-only. */
export function ClassCell({ one, column, names, t, times }: ClassCellProps) {
  switch (column) {
    case 'name':
      return (
        <Link className={styles.name} dir="auto" draggable={false} tabIndex={-1} to={classPath(one)}>
          {one.name || t('classes.untitled')}
        </Link>
      )
    case 'state':
      return (
        <>
          <StateBadge state={one.state} />
          {one.hasChanges && <Badge>{t('classes.hasChanges')}</Badge>}
          {one.publishRequest && <Badge>{t('classes.asksToPublish')}</Badge>}
          {one.publishAt && <span className={styles.note}>{times.moment(one.publishAt)}</span>}
        </>
      )
    case 'video':
      return <VideoBadge status={one.video} t={t} />
    case 'categoryId':
      return <span dir="auto">{cellText(one, column, names)}</span>
    case 'level':
      return cellText(one, column, names)
    case 'durationSecond':
      return <span className={styles.figure}>{one.durationSecond === null ? '' : lengthOf(one.durationSecond)}</span>
    case 'changedAt':
      return <span className={styles.note}>{times.day(one.changedAt)}</span>
    case 'scheduleDate':
      return <span className={styles.note}>{one.scheduleDate && times.day(one.scheduleDate)}</span>
    default: {
      const value = one[column]
      return <span dir="auto">{Array.isArray(value) ? value.join(', ') : value}</span>
    }
  }
}
