import type { Appearance, CssFontSource, StripeElementLocale } from '@stripe/stripe-js'

/** Stripe's fields are in an iframe that the club's CSS doesn't reach, so pass its colours. */
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

/** Our language codes are lower case; Stripe capitalises the country of some, and has no Welsh. */
function localeOf(language: string): StripeElementLocale {
  const known: Record<string, StripeElementLocale> = { 'en-gb': 'en-GB', 'zh-hk': 'zh-HK', no: 'nb', cy: 'en-GB' }
  return known[language] ?? (language.split('-')[0] as StripeElementLocale)
}
