import { useId } from 'react'
import styles from './file-field.module.css'

type FileFieldProps = {
  label: string
  /** The `accept` attribute. */
  accept: string
  /** Undefined if the selection was cleared. */
  onFile: (file: File | undefined) => void
}

export function FileField({ label, accept, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        accept={accept}
        className={styles.input}
        id={id}
        onChange={({ target }) => onFile(target.files?.[0])}
        type="file"
      />
    </div>
  )
}
