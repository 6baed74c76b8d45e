import { type ComponentPropsWithRef, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Shows a spinner and ignores presses; width and focus stay. */
  busy?: boolean | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  fullWidth?: boolean | undefined
  /** The element to render instead of `<button>`, e.g. `<Link to={paths.classes} />`; it gets the look and the content. */
  render?: ReactElement<{ className?: string; children?: ReactNode }> | undefined
}

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  icon,
  iconEnd,
  fullWidth,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = {
    className: classNames(styles.button, className, render?.props.className),
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  }
  const content = (
    <>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner size={20} thickness={2.5} />
        </span>
      )}
    </>
  )
  if (render)
    return cloneElement(render, { ...rest, ...look, ...(onClick && { onClick }), children: content } as object)
  return (
    <button
      {...rest}
      {...look}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? swallow : onClick}
      type={type}
    >
      {content}
    </button>
  )
}

/** Also prevents submission: Enter in a field presses this button. */
function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
