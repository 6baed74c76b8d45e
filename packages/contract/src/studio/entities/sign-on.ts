import { z } from 'zod'

const Scope = z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/)

/** The club's OpenID provider, as it is typed. */
export const SignOnChoice = z
  .object({
    /** Below it lies `.well-known/openid-configuration`, which may be given along. */
    authority: z.url({ protocol: /^https?$/ }).max(500),
    clientId: z.string().trim().min(1).max(300),
    /** Left out, the stored one stays; null takes it away. */
    clientSecret: z.string().trim().min(1).max(2000).nullable().optional(),
    scopes: z.array(Scope).min(1).max(30),
  })
  .meta({ id: 'SignOnChoice' })
export type SignOnChoice = z.infer<typeof SignOnChoice>

export const SignOn = z
  .object({
    /** Null where none is set up. The secret itself is never shown again. */
    provider: z
      .object({ authority: z.string(), clientId: z.string(), scopes: z.array(z.string()), hasSecret: z.boolean() })
      .nullable(),
    isOn: z.boolean(),
    /** Where members come back to: to be registered at the provider. The first is where this very page is. */
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

/** A step of a sign-in, in the order in which they are taken. `detail` names the address, claim or key. */
export const SignOnStep = z.object({
  step: z.enum(['provider', 'signIn', 'token', 'identity', 'claims']),
  state: z.enum(['good', 'warning', 'bad']),
  problem: z.enum(signOnProblems).nullable(),
  detail: z.string(),
})
export type SignOnStep = z.infer<typeof SignOnStep>

/** `address` is where the browser signs in; null where the test ended before. */
export const SignOnTest = z
  .object({ steps: z.array(SignOnStep), address: z.string().nullable(), state: z.string(), test: z.string() })
  .meta({ id: 'SignOnTest' })
export type SignOnTest = z.infer<typeof SignOnTest>

/** What the provider sent back to the club's address. */
export const SignOnAnswer = z.object({
  test: z.string().max(8000),
  state: z.string().max(500),
  code: z.string().max(4000).optional(),
  error: z.string().max(500).optional(),
  errorDescription: z.string().max(2000).optional(),
})
export type SignOnAnswer = z.infer<typeof SignOnAnswer>

/** Who the provider says has signed in; null where it did not come to that. Nobody was signed in here. */
export const SignOnResult = z
  .object({
    steps: z.array(SignOnStep),
    person: z
      .object({ subject: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() })
      .nullable(),
  })
  .meta({ id: 'SignOnResult' })
export type SignOnResult = z.infer<typeof SignOnResult>
