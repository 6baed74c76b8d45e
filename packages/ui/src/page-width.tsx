import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-width.module.css'

/** Limits its content to the page's width and gutters. */
export function PageWidth({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.page, className)} />
}
