import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { Badge } from '@upbeat/ui/badge.tsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { StateBadge } from '../../../lib/layout/state-badge.tsx'
import { Thumbnail } from '../../../lib/media/thumbnail.tsx'
import { VideoBadge } from '../../../lib/media/video-badge.tsx'
import styles from './class-cards.module.css'
import type { ClassRows } from './grid/use-class-rows.ts'

const cardHeight = 92

/** The list of classes on a phone. */
export function ClassCards({ rows, total }: { rows: ClassRows; total: number }) {
  const t = useText()
  const times = useTimes()
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => cardHeight,
    overscan: 6,
    scrollMargin: list.current?.offsetTop ?? 0,
  })
  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  useEffect(() => rows.look(startIndex, endIndex))
  return (
    <>
      <p className={styles.count} role="status">
        {t('classes.count', { count: total })}
      </p>
      <ul className={styles.list} ref={list} style={{ blockSize: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const one = rows.rowAt(index)
          const transform = `translateY(${start - virtualizer.options.scrollMargin}px)`
          if (!one) return <li aria-hidden className={styles.card} key={index} style={{ transform }} />
          return (
            <li
              aria-posinset={index + 1}
              aria-setsize={total}
              className={styles.card}
              key={index}
              style={{ transform }}
            >
              <Link className={styles.link} to={`/classes/${encodeURIComponent(one.tag)}`}>
                <Thumbnail link={one.imageLink} />
                <span className={styles.what}>
                  <span className={styles.name} dir="auto">
                    {one.name || t('classes.untitled')}
                  </span>
                  <span className={styles.note} dir="auto">
                    {[one.instructor, one.durationSecond === null ? null : lengthOf(one.durationSecond)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className={styles.state}>
                    <StateBadge state={one.state} />
                    {one.video.state !== 'ready' && <VideoBadge short status={one.video} t={t} />}
                    {one.hasChanges && <Badge>{t('classes.hasChanges')}</Badge>}
                    {one.publishAt && <span className={styles.note}>{times.moment(one.publishAt)}</span>}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
