import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import areaStyles from './text-area.module.css'
import styles from './text-field.module.css'

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children'> & {
  label: string
  error?: string | undefined
}

/** A labelled multi-line field; grows with its content where the browser supports it. */
export function TextArea({ label, error, className, id, ...area }: TextAreaProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  const errorId = `${areaId}-error`
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={areaId}>
        {label}
      </label>
      <div className={classNames(styles.box, areaStyles.box)} data-invalid={error === undefined ? undefined : true}>
        <textarea
          rows={5}
          {...area}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-invalid={error === undefined ? undefined : true}
          className={classNames(styles.input, areaStyles.area)}
          id={areaId}
        />
      </div>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
