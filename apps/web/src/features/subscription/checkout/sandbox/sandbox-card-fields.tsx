import { ApiError } from '@upbeat/client/api-error.ts'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { clock } from '../../../../lib/clock.ts'
import { useText } from '../../../i18n/text.ts'
import type { CardFieldsProps } from '../payment-provider.ts'
import { caretAfterDigits, formatExpiry, groupCardNumber } from './card-text.ts'
import { type CardProblems, type CardTexts, checkCard, isCard } from './check-card.ts'
import styles from './sandbox-card-fields.module.css'
import { tokeniseCard } from './tokenise-card.ts'

/** The sandbox's card form; its input goes only to the sandbox's tokeniser (D-75). */
export function SandboxCardFields({ ref, disabled }: CardFieldsProps) {
  const t = useText()
  const [texts, setTexts] = useState<CardTexts>({ number: '', expiry: '', cvc: '' })
  const [problems, setProblems] = useState<CardProblems>({})
  const [refusal, setRefusal] = useState('')
  const [refusals, setRefusals] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // The same card keeps its token, so that the server recognises a repeated order.
  const last = useRef<{ key: string; token: string } | null>(null)

  useLayoutEffect(() => {
    if (caret.current !== null) number.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  // After the errors are rendered, so that a screen reader announces the field with its error.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function say(found: CardProblems, message = '') {
    setProblems(found)
    setRefusal(message)
    setRefusals((count) => count + 1)
  }

  useImperativeHandle(ref, () => ({
    refuse: (message) => say({}, message),
    async tokenise() {
      const card = checkCard(texts, clock.now())
      if (!isCard(card)) {
        say(card)
        return null
      }
      say({})
      const key = JSON.stringify(card)
      if (last.current?.key === key) return last.current.token
      try {
        const token = await tokeniseCard(card)
        last.current = { key, token }
        return token
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 400) throw error
        say({}, error.message)
        return null
      }
    },
  }))

  function change(field: keyof CardTexts, value: string) {
    setTexts({ ...texts, [field]: value })
    setProblems({ ...problems, [field]: undefined })
    setRefusal('')
  }

  function changeNumber({ value, selectionStart }: HTMLInputElement) {
    const grouped = groupCardNumber(value)
    const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length
    caret.current = selectionStart === value.length ? grouped.length : caretAfterDigits(grouped, digitsBefore)
    change('number', grouped)
  }

  const problemOf = (field: keyof CardTexts) => (problems[field] ? t(problems[field]) : undefined)
  return (
    <div className={styles.fields} ref={fields}>
      <TextField
        autoComplete="cc-number"
        dir="ltr"
        error={refusal || problemOf('number')}
        icon="lock"
        inputMode="numeric"
        label={t('subscription.cardNumber')}
        onChange={({ target }) => changeNumber(target)}
        readOnly={disabled}
        ref={number}
        value={texts.number}
      />
      <div className={styles.pair}>
        <TextField
          autoComplete="cc-exp"
          className={styles.half}
          dir="ltr"
          error={problemOf('expiry')}
          inputMode="numeric"
          label={t('subscription.cardExpiry')}
          onChange={({ target }) => change('expiry', formatExpiry(target.value, texts.expiry))}
          placeholder={t('subscription.cardExpiryExample')}
          readOnly={disabled}
          value={texts.expiry}
        />
        <TextField
          autoComplete="cc-csc"
          className={styles.half}
          dir="ltr"
          error={problemOf('cvc')}
          inputMode="numeric"
          label={t('subscription.cardCvc')}
          maxLength={4}
          onChange={({ target }) => change('cvc', target.value.replace(/\D/g, ''))}
          readOnly={disabled}
          value={texts.cvc}
        />
      </div>
    </div>
  )
}
