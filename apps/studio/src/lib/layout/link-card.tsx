import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './link-card.module.css'

/** A grid of cards, as many per row as fit. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

type LinkCardProps = {
  icon: IconName
  title: string
  /** A description of the page. */
  text: string
} & ({ to: string } | { href: string })

/** A card that links to a page of the studio (`to`), or elsewhere (`href`). */
export function LinkCard({ icon, title, text, ...where }: LinkCardProps) {
  const face = (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </>
  )
  return (
    <li>
      {'to' in where ? (
        <Link className={styles.card} to={where.to}>
          {face}
        </Link>
      ) : (
        <a className={styles.card} href={where.href}>
          {face}
        </a>
      )}
    </li>
  )
}
