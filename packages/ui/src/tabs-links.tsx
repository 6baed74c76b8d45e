import { type ComponentPropsWithRef, cloneElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs-links.module.css'

/** Tabs with a URL each; therefore links in a landmark and not the `tab` role. */
export function TabsLinks({ label, className, children, ...nav }: ComponentPropsWithRef<'nav'> & { label: string }) {
  return (
    <nav {...nav} aria-label={label} className={classNames(styles.tabs, className)}>
      {children}
    </nav>
  )
}

/** `render` is the link element, e.g. `<NavLink to="…" />`, which sets `aria-current` itself; for others pass `current`. */
export function TabLink({
  render,
  current,
  children,
}: {
  render: ReactElement<object>
  current?: boolean | undefined
  children: ReactNode
}) {
  return cloneElement(render, {
    className: styles.tab,
    ...(current !== undefined && { 'aria-current': current ? 'page' : undefined }),
    children: <span className={styles.text}>{children}</span>,
  } as object)
}
