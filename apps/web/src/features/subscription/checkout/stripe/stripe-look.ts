import type { Appearance, CssFontSource, StripeElementLocale } from '@stripe/stripe-js'

/** Stripe's fields stand in a frame of their own, where the club's style does not reach: its colours are handed over. */
export function stripeLook(language: string): {
  appearance: Appearance
  locale: StripeElementLocale
  fonts: CssFontSource[]
} {
  const style = getComputedStyle(document.body)
  const variable = (name: string) => style.getPropertyValue(name).trim()
  return {
    locale: localeOf(language),
    fonts: [],
    appearance: {
      theme: 'stripe',
      labels: 'above',
      variables: {
        colorPrimary: variable('--color-accent'),
        colorBackground: variable('--color-surface'),
        colorText: variable('--color-text'),
        colorTextSecondary: variable('--color-text-muted'),
        colorDanger: variable('--color-danger'),
        fontFamily: variable('--font-text') || 'system-ui',
        borderRadius: variable('--radius-md'),
        spacingUnit: '5px',
      },
    },
  }
}

/** Our language codes are lower case; Stripe writes only some with a country, and has no Welsh. */
function localeOf(language: string): StripeElementLocale {
  const known: Record<string, StripeElementLocale> = { 'en-gb': 'en-GB', 'zh-hk': 'zh-HK', no: 'nb', cy: 'en-GB' }
  return known[language] ?? (language.split('-')[0] as StripeElementLocale)
}
