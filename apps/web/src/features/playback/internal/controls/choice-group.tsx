import { Icon } from '@upbeat/ui/icon.tsx'
import { useId } from 'react'
import styles from './choice-group.module.css'

type ChoiceGroupProps = {
  title: string
  choices: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A radio group of pills that wraps. */
export function ChoiceGroup({ title, choices, value, onChange }: ChoiceGroupProps) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {choices.map((choice) => (
        <label className={styles.choice} key={choice.value}>
          <input
            checked={choice.value === value}
            className={styles.input}
            name={name}
            onChange={() => onChange(choice.value)}
            type="radio"
            value={choice.value}
          />
          {choice.value === value && <Icon name="check" size={16} />}
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
