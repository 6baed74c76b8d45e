import { useQuery } from '@tanstack/react-query'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { initialsOf } from '@upbeat/rules/text/initials-of'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Link } from 'react-router'
import { coachPath } from '../../../../lib/paths.ts'
import { coachQuery } from '../../../coaches/queries.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './coach-row.module.css'

type CoachRowProps = {
  name: string
  /** The class's picture. */
  picture?: string | null
  teaches?: boolean
}

/**
 * The coach of the class, with a link to their page. `teaches` is false for a club, which has none. The face is the coach's portrait. Without
 * one it is from the class's picture or, if that shows none, from one of the coach's other classes; without any, the initials are shown.
 */
export function CoachRow({ name, picture = null, teaches = false }: CoachRowProps) {
  const { data, isLoading } = useQuery({ ...coachQuery(name), enabled: teaches })
  const { items = [], itemsRemaining = 0, coachDetails } = data ?? {}
  const portrait = coachDetails?.imageLink ?? null
  const pictures = [picture, ...items.map(({ imageLink }) => imageLink)]
  const shown = pictures.find((each) => each !== null && splitPicture(each).face !== null)
  const count = items.length + itemsRemaining
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.face}>
        {portrait ? (
          <Picture alt="" className={styles.whole} placeholderIcon="person" ratio="1" src={portrait} widths={[320]} />
        ) : isLoading ? null : shown ? (
          <Face picture={shown} />
        ) : (
          initialsOf(name)
        )}
      </span>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {(count > 1 || portrait) && <ClassesLink coach={name} count={count} />}
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
    <Link className={styles.link} to={coachPath(coach)}>
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
