import type { ComponentPropsWithRef } from 'react'
import styles from './card-grid.module.css'
import { classNames } from './class-names.ts'

/** A grid of 1 to 5 cards per row, by width. Its children are `<li>`. */
export function CardGrid({ className, ...list }: ComponentPropsWithRef<'ul'>) {
  return <ul {...list} className={classNames(styles.grid, className)} />
}
