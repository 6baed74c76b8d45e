import type { ComponentPropsWithRef } from 'react'
import styles from './choice.module.css'

export type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> & {
  /** For a choice that isn't part of a form. */
  chosen?: string
  options: readonly { value: string; name: string; text?: string; disabled?: boolean }[]
}

/** A radio option with a description. Use it in a fieldset with a legend. */
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
