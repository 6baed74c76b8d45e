import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import styles from './see-all.module.css'

type SeeAllProps = {
  label: string
  /** Distinguishes several for screen readers. */
  of: string
  to: string
  state?: unknown
}

/** The link to the full list next to a strip's heading. */
export function SeeAll({ label, of, to, state }: SeeAllProps) {
  return (
    <Link className={styles.link} state={state} to={to}>
      {label}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      <Icon name="chevron-end" />
    </Link>
  )
}
