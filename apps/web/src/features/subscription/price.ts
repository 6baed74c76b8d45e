import { currencySymbol } from '@upbeat/rules/subscription/currency'
import { useLanguage } from '../i18n/language-store.ts'
import { useTenant } from '../tenant/tenant-store.ts'

/** An amount in major units; `currency` is a case-insensitive ISO code, by default the tenant's own. */
export type Price = (amount: number, currency: string | null | undefined) => string

/** Formats prices in the page's language with the club's currency symbol (D-93). */
export function usePrice(): Price {
  const tenant = useTenant()
  const language = useLanguage()
  return (amount, currency) => {
    const code = (currency || tenant.currency || 'GBP').toUpperCase()
    const style = /^[A-Z]{3}$/.test(code) ? ({ style: 'currency', currency: code } as const) : {}
    return new Intl.NumberFormat(language, style)
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? currencySymbol(code, tenant) : value))
      .join('')
  }
}
