import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** May contain a link, as in consents. */
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, description, error, className, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  return (
    <div className={classNames(styles.row, className)}>
      <span className={styles.box}>
        <input
          {...input}
          aria-describedby={description !== undefined || error !== undefined ? noteId : undefined}
          aria-invalid={error === undefined ? undefined : true}
          className={styles.input}
          id={inputId}
          type="checkbox"
        />
        <span className={styles.mark}>
          <Icon name="check" size={18} />
        </span>
      </span>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {(description !== undefined || error !== undefined) && (
        <p className={styles.note} data-error={error === undefined ? undefined : true} id={noteId}>
          {error ?? description}
        </p>
      )}
    </div>
  )
}
