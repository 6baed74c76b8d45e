import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './link-card.module.css'

/** Cards side by side, as many as there is room for. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

type LinkCardProps = {
  icon: IconName
  title: string
  /** What the page is for. */
  text: string
} & ({ to: string } | { href: string })

/** A card that leads to a page of the studio (`to`), or out of it (`href`). */
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
