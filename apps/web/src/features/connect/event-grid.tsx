import { eventCardSize } from '@upbeat/rules/constants'
import { classNames } from '@upbeat/ui/class-names.ts'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './event-grid.module.css'

/** A grid of event cards with the club's number per row on wide windows (LIVE-34, D-35). Its children are `<li>`. */
export function EventGrid({ className, ...list }: ComponentPropsWithRef<'ul'>) {
  const columns = useTenant().EventCardSize || eventCardSize
  const style = { '--event-columns': columns } as CSSProperties
  return <ul {...list} className={classNames(styles.grid, className)} style={style} />
}
