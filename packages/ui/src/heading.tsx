import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './heading.module.css'

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** How large it looks, where that is not what its level gives it. */
  size?: 'hero' | 'page' | 'section' | 'block' | 'card' | undefined
}

export function Heading({ level, size = SIZES[level], className, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...heading} className={classNames(styles.heading, className)} data-size={size} />
}

const SIZES = { 1: 'page', 2: 'section', 3: 'block', 4: 'card' } as const
