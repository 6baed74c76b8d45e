import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import styles from './text-field.module.css'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> & {
  label: string
  /** Hides the label visually. Only for a field whose purpose is obvious, such as a search box with its icon. */
  hideLabel?: boolean | undefined
  description?: ReactNode
  /** The problem and how to fix it; the value stays. */
  error?: string | undefined
  icon?: IconName | undefined
  /** A button inside the field, at its end. */
  end?: ReactNode
}

/** A labelled text field. Native, so that autofill, spell checking and phone keyboards work: set `type`, `autoComplete` and `inputMode`. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  icon,
  end,
  className,
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const descriptionId = `${inputId}-description`
  const errorId = `${inputId}-error`
  const describedBy = classNames(
    error !== undefined && errorId,
    description !== undefined && descriptionId,
    input['aria-describedby'],
  )
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} data-hidden={hideLabel || undefined} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error === undefined ? undefined : true}>
        {icon && <Icon name={icon} />}
        <input
          {...input}
          aria-describedby={describedBy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          className={styles.input}
          dir={input.dir ?? directionOf(input.type)}
          id={inputId}
        />
        {end}
      </div>
      {description !== undefined && (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error}>
          <Icon name="warning" />
          <span className={styles.errorText} id={errorId}>
            {error}
          </span>
        </p>
      )}
    </div>
  )
}

/** Email addresses, URLs and numbers are left to right in every language. */
function directionOf(type: string | undefined): 'ltr' | undefined {
  return type === 'email' || type === 'tel' || type === 'url' ? 'ltr' : undefined
}
