import { Icon } from '@upbeat/ui/icon.tsx'
import { useId } from 'react'
import type { ControlProps } from './setting-field.tsx'
import styles from './switch-control.module.css'

/** A switch with label and description. */
export function SwitchControl({ name, text, value, fallback, isDisabled, error, onSet }: ControlProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <input
        aria-describedby={error === undefined ? `${id}-text` : `${id}-error ${id}-text`}
        aria-invalid={error === undefined ? undefined : true}
        aria-checked={(value ?? fallback) === true}
        checked={(value ?? fallback) === true}
        className={styles.switch}
        disabled={isDisabled}
        id={id}
        onChange={({ target }) => onSet(target.checked)}
        role="switch"
        type="checkbox"
      />
      <p className={styles.text} id={`${id}-text`}>
        {text}
      </p>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
