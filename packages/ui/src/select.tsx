import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import styles from './select.module.css'

export type SelectOption = {
  value: string
  label: string /** The label's own language, as in a list of languages. */
  language?: string | undefined
}

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children' | 'size' | 'multiple'> & {
  label: string
  hideLabel?: boolean | undefined
  description?: ReactNode
  options: readonly SelectOption[]
  icon?: IconName | undefined
  error?: string | undefined
}

/** A native select: a wheel on phones, type-ahead, and no script. */
export function Select({ label, hideLabel, description, options, icon, error, className, id, ...select }: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  const errorId = `${selectId}-error`
  const descriptionId = `${selectId}-description`
  const describedBy = classNames(error !== undefined && errorId, description !== undefined && descriptionId)
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} data-hidden={hideLabel || undefined} htmlFor={selectId}>
        {label}
      </label>
      <div className={styles.box}>
        {icon && <Icon name={icon} />}
        <select
          {...select}
          aria-describedby={describedBy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          className={styles.select}
          data-icon={icon ? true : undefined}
          id={selectId}
        >
          {options.map((option) => (
            <option key={option.value} lang={option.language} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      {description !== undefined && (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
