import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { coachClassesQuery } from './coach-classes-query.ts'
import styles from './coach-row.module.css'

/** Who leads the class, and the way to their others. `teaches` is false for a club, whose classes are not found by its name. */
export function CoachRow({ name, teaches = false }: { name: string; teaches?: boolean }) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.face}>
        {initialsOf(name)}
      </span>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {teaches && <Classes coach={name} />}
      </div>
    </div>
  )
}

/** Nothing until the number is known, and where it is not to be had: the class itself goes on. */
function Classes({ coach }: { coach: string }) {
  const t = useText()
  const { data: count = 0 } = useQuery(coachClassesQuery(coach))
  if (count < 2) return null
  return (
    <Link className={styles.link} to={{ pathname: paths.classSearch, search: `?${new URLSearchParams({ q: coach })}` }}>
      {t('player.classesWith', { classes: t('common.classes', { count }), name: coach })}
    </Link>
  )
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('')
}
