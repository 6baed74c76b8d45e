import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './colour-field.module.css'

type ColourFieldProps = {
  label: string
  value: string
  /** Whether members see another shade of it somewhere. */
  isAdjusted: boolean
  onChange: (colour: string) => void
  /** Typed text that is no colour; null once it is one. */
  onReject: (typed: string | null) => void
}

const colour = /^#[0-9a-f]{6}$/i

/** A colour picker with a text field. Typed text is applied once it is a valid colour. */
export function ColourField({ label, value, isAdjusted, onChange, onReject }: ColourFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = typed !== null && !colour.test(typed)
  return (
    <div className={styles.field}>
      <TextField
        aria-label={t('look.colourCode', { name: label })}
        autoComplete="off"
        description={
          isAdjusted ? (
            <a className={styles.adjusted} href="#adjusted-colours">
              {t('look.isAdjusted')}
            </a>
          ) : undefined
        }
        dir="ltr"
        end={
          <input
            aria-label={label}
            className={styles.picker}
            onChange={({ target }) => {
              setTyped(null)
              onReject(null)
              onChange(target.value)
            }}
            type="color"
            value={value}
          />
        }
        error={isWrong && isLeft ? t('look.colourProblem') : undefined}
        label={label}
        maxLength={7}
        onBlur={() => {
          setIsLeft(true)
          if (!isWrong) setTyped(null)
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsLeft(false)
          const isColour = colour.test(target.value)
          onReject(isColour ? null : target.value)
          if (isColour) onChange(target.value.toLowerCase())
        }}
        spellCheck={false}
        value={typed ?? value}
      />
    </div>
  )
}
