import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './heading.module.css'

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Visual size, if different from the level's default. */
  size?: 'hero' | 'page' | 'section' | 'block' | 'card' | undefined
}

export function Heading({ level, size = SIZES[level], className, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...heading} className={classNames(styles.heading, className)} data-size={size} />
}

const SIZES = { 1: 'page', 2: 'section', 3: 'block', 4: 'card' } as const
