import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { IconName } from './icon-shapes.ts'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** Accessible name; also the tooltip. */
  label: string
  /** `overlay` is for pictures and video and has its own dark disc. */
  variant?: 'quiet' | 'filled' | 'overlay' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Set if the button is a toggle. */
  pressed?: boolean | undefined
}

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(styles.button, className)}
      data-size={size}
      data-variant={variant}
      title={label}
      type={type}
    >
      <Icon name={icon} size={ICON_SIZE[size]} />
    </button>
  )
}

const ICON_SIZE = { small: 20, medium: 24, large: 32 } as const
