import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { lengthOf } from '../../../lib/length-of.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import styles from './class-table.module.css'
import { StateBadge } from './state-badge.tsx'

type ClassTableProps = { classes: readonly StudioListedClass[]; total: number }

/** Classes as rows; on a phone each is a card with the same facts. */
export function ClassTable({ classes, total }: ClassTableProps) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('classes.count', { count: total })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('classes.class')}</th>
            <th scope="col">{t('classes.state')}</th>
            <th scope="col">{t('classes.length')}</th>
            <th scope="col">{t('classes.changed')}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((one) => (
            <tr key={one.tag}>
              <th className={styles.class} scope="row">
                <Link className={styles.link} to={`/classes/${encodeURIComponent(one.tag)}`}>
                  <span className={styles.picture}>
                    {one.imageLink ? (
                      <img alt="" height={54} loading="lazy" src={smallPicture(one.imageLink)} width={96} />
                    ) : (
                      <Icon name="video" />
                    )}
                  </span>
                  <span className={styles.what}>
                    <span className={styles.name} dir="auto">
                      {one.name || t('classes.untitled')}
                    </span>
                    {one.instructor && (
                      <span className={styles.coach} dir="auto">
                        {one.instructor}
                      </span>
                    )}
                  </span>
                </Link>
              </th>
              <td className={styles.state}>
                <StateBadge state={one.state} />
                {one.hasChanges && <Badge>{t('classes.hasChanges')}</Badge>}
                {one.publishAt && <span className={styles.note}>{times.moment(one.publishAt)}</span>}
              </td>
              <td className={styles.figure}>{one.durationSecond === null ? '–' : lengthOf(one.durationSecond)}</td>
              <td className={styles.figure}>{times.ago(one.changedAt, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Our own pictures are made at the width asked for. */
function smallPicture(link: string): string {
  return link.startsWith('/images/') ? `${link}?width=320` : link
}
