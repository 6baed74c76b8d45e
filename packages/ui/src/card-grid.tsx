import type { ComponentPropsWithRef } from 'react'
import styles from './card-grid.module.css'
import { classNames } from './class-names.ts'

/** A list laid out as 1, 2, 3, 4, 5 or 6 cards a row by width. Its children are `<li>`. */
export function CardGrid({ className, ...list }: ComponentPropsWithRef<'ul'>) {
  return <ul {...list} className={classNames(styles.grid, className)} />
}
