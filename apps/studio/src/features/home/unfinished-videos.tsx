import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import rows from '../../lib/layout/rows.module.css'
import { VideoBadge } from '../../lib/media/video-badge.tsx'
import styles from './unfinished-videos.module.css'

const maxShown = 5
/** The states that don't go on by themselves. */
const video = ['failed', 'interrupted']

const unfinishedQuery = {
  queryKey: ['class', 'list', 'unfinished'],
  queryFn: () => api('listClasses', { query: { video, take: maxShown } }),
}

/** Videos that need somebody: those that failed, and interrupted uploads. Renders nothing if there are none (TAKE-10). */
export function UnfinishedVideos() {
  const t = useText()
  const mayEdit = useReach('classes.edit') !== null
  const { data } = useQuery({ ...unfinishedQuery, enabled: mayEdit })
  if (!data || data.total === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('attention.unfinished', { count: data.total })}</h2>
      <ul className={rows.rows}>
        {data.classes.map((one) => (
          <li className={rows.row} key={one.tag}>
            <span className={rows.what}>
              <Link className={styles.name} dir="auto" to={`/classes/${encodeURIComponent(one.tag)}`}>
                {one.name || t('classes.untitled')}
              </Link>
              <span className={styles.state}>
                <VideoBadge status={one.video} t={t} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {data.total > maxShown && (
        <Link className={styles.all} to={`/classes?${new URLSearchParams(video.map((state) => ['video', state]))}`}>
          {t('attention.allUnfinished', { count: data.total })}
        </Link>
      )}
    </section>
  )
}
