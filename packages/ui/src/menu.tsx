import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import styles from './menu.module.css'

export type MenuProps = {
  /** The trigger button, with its accessible name. */
  trigger: ReactElement<object>
  side?: 'top' | 'bottom' | 'right' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  children: ReactNode
}

/** A menu button: arrow keys move, typing searches, Escape closes and restores focus. */
export function Menu({ trigger, side = 'bottom', align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} className={styles.positioner} side={side} sideOffset={6}>
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export type MenuItemProps = {
  icon?: IconName | undefined
  tone?: 'neutral' | 'danger' | undefined
  onClick?: (() => void) | undefined
  /** A link to render in place of an action. */
  render?: ReactElement<object> | undefined
  children: ReactNode
}

export function MenuItem({ icon, tone = 'neutral', onClick, render, children }: MenuItemProps) {
  return (
    <BaseMenu.Item className={styles.item} data-tone={tone} onClick={onClick} {...(render && { render })}>
      {icon && <Icon name={icon} />}
      {children}
    </BaseMenu.Item>
  )
}

export type MenuChoiceProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** One option of several, e.g. the language. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.label}>{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup onValueChange={onChange} value={value}>
        {options.map((option) => (
          <BaseMenu.RadioItem className={styles.item} closeOnClick key={option.value} value={option.value}>
            <span className={styles.mark}>
              <BaseMenu.RadioItemIndicator render={<Icon name="check" />} />
            </span>
            {option.label}
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />
}

export type MenuCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** A checkable option; the menu stays open. */
export function MenuCheckbox({ checked, onChange, children }: MenuCheckboxProps) {
  return (
    <BaseMenu.CheckboxItem checked={checked} className={styles.item} closeOnClick={false} onCheckedChange={onChange}>
      <span className={styles.mark}>
        <BaseMenu.CheckboxItemIndicator render={<Icon name="check" />} />
      </span>
      {children}
    </BaseMenu.CheckboxItem>
  )
}
