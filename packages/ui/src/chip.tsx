import type { ComponentPropsWithRef } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'onToggle'> & {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  icon?: IconName | undefined
}

/** A choice that is on or off. Its width is the same in both, so that neighbours don't move. */
export function Chip({ pressed, onPressedChange, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classNames(styles.chip, className)}
      onClick={() => onPressedChange(!pressed)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
