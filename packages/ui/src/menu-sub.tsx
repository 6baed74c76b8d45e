import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

export type MenuSubProps = { label: ReactNode; children: ReactNode }

/** An item that opens a menu of its own beside it. Apart from the other items, since few pages need it. */
export function MenuSub({ label, children }: MenuSubProps) {
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={styles.item}>
        <span className={styles.grow}>{label}</span>
        <Icon name="chevron-end" size={16} />
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner alignOffset={-4} className={styles.positioner}>
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  )
}
