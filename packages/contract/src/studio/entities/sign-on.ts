import { z } from 'zod'

const Scope = z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/)

/** The club's OpenID provider, as typed. */
export const SignOnChoice = z
  .object({
    /** The issuer URL; a trailing `.well-known/openid-configuration` is accepted. */
    authority: z.url({ protocol: /^https?$/ }).max(500),
    clientId: z.string().trim().min(1).max(300),
    /** Omitted keeps the stored secret; null removes it. */
    clientSecret: z.string().trim().min(1).max(2000).nullable().optional(),
    scopes: z.array(Scope).min(1).max(30),
  })
  .meta({ id: 'SignOnChoice' })
export type SignOnChoice = z.infer<typeof SignOnChoice>

export const SignOn = z
  .object({
    /** Null if not configured. The secret is never returned. */
    provider: z
      .object({ authority: z.string(), clientId: z.string(), scopes: z.array(z.string()), hasSecret: z.boolean() })
      .nullable(),
    isOn: z.boolean(),
    /** Redirect URIs to register at the provider. The first is on the current host. */
    redirectAddresses: z.array(z.string()),
  })
  .meta({ id: 'SignOn' })
export type SignOn = z.infer<typeof SignOn>

export const signOnProblems = [
  'insecureAddress',
  'unreachable',
  'privateAddress',
  'notAProvider',
  'issuerMismatch',
  'noCodeFlow',
  'browserRefused',
  'browserBlocked',
  'keysUnreachable',
  'providerRefused',
  'otherAnswer',
  'tooLate',
  'clientRefused',
  'codeRefused',
  'tokenRefused',
  'noIdentityToken',
  'signature',
  'unknownKey',
  'clock',
  'claimRefused',
  'emailMissing',
  'nameMissing',
] as const
export type SignOnProblem = (typeof signOnProblems)[number]

/** The steps of a sign-in, in order. `detail` is the URL, claim or key concerned. */
export const SignOnStep = z.object({
  step: z.enum(['provider', 'signIn', 'token', 'identity', 'claims']),
  state: z.enum(['good', 'warning', 'bad']),
  problem: z.enum(signOnProblems).nullable(),
  detail: z.string(),
})
export type SignOnStep = z.infer<typeof SignOnStep>

/** `address` is the authorization URL; null if the test failed before it. */
export const SignOnTest = z
  .object({ steps: z.array(SignOnStep), address: z.string().nullable(), state: z.string(), test: z.string() })
  .meta({ id: 'SignOnTest' })
export type SignOnTest = z.infer<typeof SignOnTest>

/** The parameters that the provider sent to the redirect URI. */
export const SignOnAnswer = z.object({
  test: z.string().max(8000),
  state: z.string().max(500),
  code: z.string().max(4000).optional(),
  error: z.string().max(500).optional(),
  errorDescription: z.string().max(2000).optional(),
})
export type SignOnAnswer = z.infer<typeof SignOnAnswer>

/** The user according to the provider; null if the test didn't get that far. Nobody is signed in. */
export const SignOnResult = z
  .object({
    steps: z.array(SignOnStep),
    person: z
      .object({ subject: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() })
      .nullable(),
  })
  .meta({ id: 'SignOnResult' })
export type SignOnResult = z.infer<typeof SignOnResult>
