import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { pictureAt } from '../../lib/media/picture-at.ts'
import { classOfDayQuery } from './curation-query.ts'
import styles from './today-class.module.css'

/** The class of the day, as members see it on top of their home page. Hidden in a club without classes. */
export function TodayClass() {
  const t = useText()
  const { data: plan } = useQuery(classOfDayQuery(undefined))
  const shown = plan?.days.find(({ day }) => day === plan.today)?.shown
  if (!shown) return null
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('curation.classOfDay')}</h2>
        <Button
          aria-label={t('curation.changeToday')}
          render={<Link to="/find/class-of-the-day" />}
          size="small"
          variant="secondary"
        >
          {t('pictures.change')}
        </Button>
      </div>
      {shown.imageLink && <img alt="" className={styles.picture} src={pictureAt(shown.imageLink, 640)} />}
      <p className={styles.name}>
        <Link dir="auto" to={`/classes/${encodeURIComponent(shown.tag)}`}>
          {shown.name}
        </Link>
        {shown.instructor && (
          <span className={styles.coach} dir="auto">
            {shown.instructor}
          </span>
        )}
      </p>
    </section>
  )
}
