import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './step-frame.module.css'

export type AddressStateProps = {
  name: string
  address: string
  /** Whether the address was typed; until then it is derived from the name. */
  isOwn: boolean
  onSuggest: (address: string) => void
}

/** Shows while typing whether the address is available, and suggests a free one (SETUP-03). */
export function AddressState({ name, address, isOwn, onSuggest }: AddressStateProps) {
  const t = useText()
  const asked = useDeferredValue(isOwn ? { address } : { name })
  const { data } = useQuery({
    queryKey: ['setup', 'address', asked],
    queryFn: ({ signal }) => api('checkClubAddress', { query: asked, signal }),
    enabled: Object.values(asked).some((text) => text.trim() !== ''),
  })
  const suggested = isOwn ? undefined : data?.alternative
  const suggest = useEffectEvent(onSuggest)
  useEffect(() => {
    if (suggested) suggest(suggested)
  }, [suggested])
  const isFree = data?.state === 'free' || !isOwn
  return (
    <div aria-live="polite" className={styles.offer}>
      {data && isFree && (
        <span className={styles.good}>
          {t('setup.addressFree', { address: data.alternative })} {t('setup.addressWhole', { url: data.url })}
        </span>
      )}
      {data && !isFree && (
        <>
          <span>{t(states[data.state])}</span>
          <Button onClick={() => onSuggest(data.alternative)} size="small" variant="secondary">
            {t('setup.useAddress', { address: data.alternative })}
          </Button>
        </>
      )}
    </div>
  )
}

const states = {
  free: 'setup.addressFree',
  taken: 'setup.addressTaken',
  reserved: 'setup.addressReserved',
  invalid: 'setup.addressInvalid',
} as const
