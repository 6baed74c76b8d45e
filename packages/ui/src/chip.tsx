import type { ComponentPropsWithRef } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'onToggle'> & {
  /** Omitted if the chip is not a toggle but a removable value. */
  pressed?: boolean | undefined
  onPressedChange?: ((pressed: boolean) => void) | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
}

/** A toggle. Its width is the same in both states, so that neighbours don't move. */
export function Chip({ pressed, onPressedChange, icon, iconEnd, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      onClick={() => onPressedChange?.(!pressed)}
      {...rest}
      aria-pressed={pressed}
      className={classNames(styles.chip, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </button>
  )
}
