import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { removeDiscountCode, verifyDiscountCode } from '../codes/verify-discount-code.ts'
import { usePrice } from '../price.ts'
import { useSubscription } from '../subscription-store.ts'
import styles from './discount-code.module.css'

/** Takes a discount code and shows the applied one (SUB-20, SUB-21). */
export function DiscountCode() {
  const t = useText()
  const price = usePrice()
  const input = useRef<HTMLInputElement>(null)
  const { discount, enteredCode: code, couponError, flows } = useSubscription()
  const busy = flows.coupon === 'started'
  const isEmpty = code.trim() === ''

  // The purchase may also reject a code, while the focus is at the other end of the page.
  useEffect(() => {
    if (couponError) input.current?.focus()
  }, [couponError])
  useEffect(() => () => useSubscription.setState({ couponError: '' }), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && !isEmpty) await verifyDiscountCode(code)
  }

  return (
    <div aria-live="polite">
      {discount ? (
        <div className={styles.applied}>
          <Icon name="check" size={22} />
          <p className={styles.code}>
            <strong>{discount.code}</strong>
            <span>
              {discount.percentageOff === null
                ? price(-(discount.amountOff ?? 0), discount.currency ?? null)
                : t('subscription.codeApplied', { percent: discount.percentageOff })}
            </span>
          </p>
          <Button onClick={removeDiscountCode} size="small" variant="quiet">
            {t('common.remove')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            dir="ltr"
            end={
              <Button busy={busy} disabled={isEmpty} size="small" type="submit" variant="quiet">
                {t('subscription.applyCode')}
              </Button>
            }
            enterKeyHint="done"
            error={couponError || undefined}
            label={t('subscription.discountCode')}
            maxLength={64}
            onChange={({ target }) => useSubscription.setState({ enteredCode: target.value })}
            ref={input}
            spellCheck={false}
            value={code}
          />
        </form>
      )}
    </div>
  )
}
