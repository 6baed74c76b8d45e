import { languages } from '@upbeat/rules/i18n/languages'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './list-control.module.css'
import { originOf } from './origin-of.ts'
import type { ControlProps } from './setting-field.tsx'

/** Edits a list: languages as checkboxes, or lines to add and remove. */
export function ListControl(props: ControlProps) {
  return props.setting.control === 'languages' ? <Languages {...props} /> : <Lines {...props} />
}

function Languages({ name, text, value, fallback, isDisabled, error, onSet }: ControlProps) {
  const chosen = (value ?? fallback ?? []) as string[]
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{name}</legend>
      <p className={styles.text}>{text}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <div className={styles.ticks}>
        {languages.map(({ code, name: own }) => (
          <Checkbox
            checked={chosen.includes(code)}
            key={code}
            label={<span lang={code}>{own}</span>}
            onChange={({ target }) =>
              onSet(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function Lines({ setting, name, text, value, fallback, isDisabled, error, onSet }: ControlProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const lines = (value ?? fallback ?? []) as string[]

  function add() {
    const line = setting.key === 'embedOrigins' ? originOf(typed) : typed.trim()
    if (line === '') return
    setTyped('')
    if (!lines.includes(line)) onSet([...lines, line])
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <div className={styles.group}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        description={text}
        disabled={isDisabled}
        end={
          <Button disabled={isDisabled} onClick={add} size="small" variant="quiet">
            {t('settings.add')}
          </Button>
        }
        error={error}
        label={name}
        onBlur={add}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        placeholder={setting.key === 'embedOrigins' ? 'https://www.' : ''}
        ref={field}
        spellCheck={false}
        value={typed}
      />
      {lines.length > 0 && (
        <ul aria-label={name} className={styles.lines}>
          {lines.map((line) => (
            <li className={styles.line} key={line}>
              <span className={styles.value} dir="auto">
                {line}
              </span>
              <IconButton
                disabled={isDisabled}
                icon="close"
                label={t('settings.remove', { line })}
                onClick={() => {
                  onSet(lines.filter((other) => other !== line))
                  field.current?.focus()
                }}
                size="small"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
