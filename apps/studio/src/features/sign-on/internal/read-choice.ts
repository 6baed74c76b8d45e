import { z } from 'zod'
import type { SignOn, SignOnChoice } from '../sign-on-query.ts'

/** The form's values; the secret stays empty, since it is never returned. */
export const SignOnValues = z.object({
  authority: z.url({ protocol: /^https?$/ }).max(500),
  clientId: z.string().trim().min(1).max(300),
  clientSecret: z.string().max(2000),
  removesSecret: z.boolean(),
  scopes: z.string().refine((text) => scopesIn(text).includes('openid')),
})
export type SignOnValues = z.infer<typeof SignOnValues>

export function valuesOf(provider: SignOn['provider']): SignOnValues {
  const { authority = '', clientId = '', scopes = ['openid', 'profile', 'email'] } = provider ?? {}
  return { authority, clientId, clientSecret: '', removesSecret: false, scopes: scopes.join(' ') }
}

/** If omitted, the stored secret is kept. */
export function choiceOf({ authority, clientId, clientSecret, removesSecret, scopes }: SignOnValues): SignOnChoice {
  const secret = clientSecret.trim()
  return {
    authority: authority.trim(),
    clientId: clientId.trim(),
    scopes: scopesIn(scopes),
    ...(secret !== '' ? { clientSecret: secret } : removesSecret && { clientSecret: null }),
  }
}

function scopesIn(text: string) {
  return text.split(/\s+/).filter(Boolean)
}
