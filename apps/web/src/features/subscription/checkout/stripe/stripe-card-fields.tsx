import type { StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { useLanguageStore } from '../../../i18n/language-store.ts'
import type { CardFieldsProps } from '../payment-provider.ts'
import { openedStripe } from './open-stripe.ts'
import styles from './stripe-card-fields.module.css'
import { stripeLook } from './stripe-look.ts'

type Fields = { elements: StripeElements; element: StripePaymentElement }

/** Stripe's card element. 3-D Secure runs when the card is saved, not when it is charged, so a purchase is one call for any card. */
export function StripeCardFields({ ref, disabled }: CardFieldsProps) {
  const stripe = openedStripe()
  const language = useLanguageStore((state) => state.language)
  const [notice, setNotice] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const fields = useRef<Fields | null>(null)
  // The same card keeps its token, so that the server recognises a repeated order.
  const token = useRef<string | null>(null)

  useEffect(() => {
    if (!place.current) return
    const setup = { mode: 'setup', setupFutureUsage: 'off_session', allowedPaymentMethodTypes: ['card'] } as const
    const elements = stripe.elements({ ...setup, allowedPaymentMethodTypes: ['card'], ...stripeLook(language) })
    const element = elements.create('payment')
    element.on('change', () => {
      token.current = null
      setNotice('')
    })
    element.mount(place.current)
    fields.current = { elements, element }
    return () => {
      fields.current = null
      token.current = null
      element.destroy()
    }
  }, [stripe, language])

  function refuse(message: string) {
    setNotice(message)
    fields.current?.element.focus()
  }

  useImperativeHandle(ref, () => ({
    refuse,
    async tokenise() {
      const elements = fields.current?.elements
      if (!elements) return null
      setNotice('')
      if (token.current) return token.current
      // The element shows its own validation errors.
      if ((await elements.submit()).error) return null
      const { clientSecret } = await api('prepareCard')
      const answer = await stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.href },
        redirect: 'if_required',
      })
      if (answer.error) {
        refuse(answer.error.message ?? '')
        return null
      }
      const method = answer.setupIntent.payment_method
      token.current = (typeof method === 'string' ? method : method?.id) ?? null
      return token.current
    },
  }))

  return (
    <div className={styles.fields}>
      <div className={styles.element} data-disabled={disabled || undefined} ref={place} />
      <FormNotice text={notice} />
    </div>
  )
}
