import type { ComponentPropsWithRef } from 'react'
import styles from './choice.module.css'

export type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> & {
  /** For a choice that is kept elsewhere than in a form. */
  chosen?: string
  options: readonly { value: string; name: string; text?: string; disabled?: boolean }[]
}

/** One of several, each with what it means in plain words. To stand in a fieldset with its legend. */
export function Choice({ options, chosen, ...input }: ChoiceProps) {
  return (
    <div className={styles.picker}>
      {options.map(({ value, name, text, disabled }) => (
        <label className={styles.option} key={value}>
          <input
            {...input}
            {...(chosen !== undefined && { checked: chosen === value })}
            className={styles.input}
            disabled={disabled}
            type="radio"
            value={value}
          />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {text !== undefined && <span className={styles.text}>{text}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
