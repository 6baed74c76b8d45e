import { z } from 'zod'

const Email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')

/** What a club keeps to itself: it never reaches a browser. Keys that this version doesn't know are left alone. */
export const TenantSettings = z.looseObject({
  membershipSource: z
    .enum(['own', 'thirdParty'])
    .default('own')
    .describe('Who says whether a member may watch: the subscriptions kept here, or the club’s own membership system.'),
  sso: z
    .object({ issuer: z.url({ protocol: /^https?$/ }), audience: z.string().min(1) })
    .nullable()
    .default(null)
    .describe('Whose identity tokens are believed (`issuer`), and for whom they must be meant (`audience`).'),
  mailFrom: Email.nullable()
    .default(null)
    .describe('The sender’s address of the club’s mail. Without a value: `MAIL_FROM`.'),
  topLabels: z
    .array(z.string())
    .default([])
    .describe('Keywords offered first in the filter. Without a value: the most used.'),
})
export type TenantSettings = z.infer<typeof TenantSettings>
