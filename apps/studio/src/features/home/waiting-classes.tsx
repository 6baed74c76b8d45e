import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { reachIn, useSession } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import panel from '../../lib/layout/panel.module.css'
import rows from '../../lib/layout/rows.module.css'

const maxShown = 5

/** Classes whose coaches ask for them to be published, for those who may. Hidden while there are none. */
export function WaitingClasses() {
  const t = useText()
  const times = useTimes()
  const mayPublish = reachIn(useSession(), 'classes.publish') === 'all'
  const { data } = useQuery({
    queryKey: ['class', 'list', 'requested'],
    queryFn: ({ signal }) => api('listClasses', { query: { requested: 'yes', take: maxShown }, signal }),
    enabled: mayPublish,
  })
  if (!data || data.total === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('attention.waiting', { count: data.total })}</h2>
      <ul className={rows.rows}>
        {data.classes.map(({ tag, name, publishRequest }) => (
          <li className={rows.row} key={tag}>
            <span className={rows.what}>
              <Link className={rows.name} dir="auto" to={`/classes/${encodeURIComponent(tag)}`}>
                {name || t('classes.untitled')}
              </Link>
              {publishRequest && (
                <span className={rows.note}>
                  {t('attention.waitingFor', { name: publishRequest.by, time: times.moment(publishRequest.at) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
