import { useQuery } from '@tanstack/react-query'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../i18n/text.ts'
import { coachClassesQuery } from './coach-classes-query.ts'
import styles from './coach-row.module.css'

type CoachRowProps = {
  name: string
  /** A picture with the coach's face at its focal point; without one the initials are shown. */
  picture?: string | null
  teaches?: boolean
}

/**
 * The coach of the class, with a link to their other classes. `teaches` is false for a club, whose classes can't be searched by its name.
 */
export function CoachRow({ name, picture = null, teaches = false }: CoachRowProps) {
  const { focus } = splitPicture(picture ?? '')
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.face}>
        {picture !== null && focus !== null ? (
          <span className={styles.portrait} style={{ transformOrigin: focus, translate: toCentre(focus) }}>
            <Picture alt="" ratio="1" src={picture} widths={[320]} />
          </span>
        ) : (
          initialsOf(name)
        )}
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

/** Renders nothing until the number is known, or if it can't be loaded. */
function Classes({ coach }: { coach: string }) {
  const t = useText()
  const { data = [] } = useQuery(coachClassesQuery(coach))
  const count = data.length
  if (count < 2) return null
  return (
    <Link className={styles.link} to={{ pathname: paths.classSearch, search: `?${new URLSearchParams({ q: coach })}` }}>
      {t('player.classesWith', { classes: t('common.classes', { count }), name: coach })}
    </Link>
  )
}

/** The shift that brings a point, `49% 29%`, to the centre. */
function toCentre(focus: string): string {
  return focus
    .split(' ')
    .map((share) => `calc(50% - ${share})`)
    .join(' ')
}

/** The initials of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('')
}
