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
  /** The class's picture. */
  picture?: string | null
  teaches?: boolean
}

/**
 * The coach of the class, with a link to their other classes. `teaches` is false for a club, whose classes can't be searched by its name. The
 * face is from the class's picture or, if that shows none, from one of the coach's other classes; without any, the initials are shown.
 */
export function CoachRow({ name, picture = null, teaches = false }: CoachRowProps) {
  const { data: classes = [], isLoading } = useQuery({ ...coachClassesQuery(name), enabled: teaches })
  const pictures = [picture, ...classes.map(({ imageLink }) => imageLink)]
  const portrait = pictures.find((each) => each !== null && splitPicture(each).face !== null)
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.face}>
        {portrait ? <Face picture={portrait} /> : !isLoading && initialsOf(name)}
      </span>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {classes.length > 1 && <ClassesLink coach={name} count={classes.length} />}
      </div>
    </div>
  )
}

/** A picture enlarged around the face in it. */
function Face({ picture }: { picture: string }) {
  const { face } = splitPicture(picture)
  if (face === null) return null
  return (
    <span className={styles.portrait} style={{ transformOrigin: face, translate: toCentre(face) }}>
      <Picture alt="" ratio="1" src={picture} widths={[320]} />
    </span>
  )
}

function ClassesLink({ coach, count }: { coach: string; count: number }) {
  const t = useText()
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
