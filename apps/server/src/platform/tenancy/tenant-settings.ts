import { z } from 'zod'
import { secretField } from '../secrets/secret-field.ts'
import { ConnectProvider } from './connect-provider.ts'

const Email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')
const Address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)
const Text = z.string().min(1).max(300)

/** What a club keeps to itself: it never reaches a browser. Only what stands here is read. */
export const TenantSettings = z.object({
  sso: z
    .object({
      issuer: Address.optional().describe(
        'Whose identity tokens are believed. Without a value: `authority` of the public `sso`.',
      ),
      audience: z
        .union([Text, z.array(Text).min(1)], 'must be text or a list of texts')
        .optional()
        .describe('For whom they must be meant, one or several. Without a value: `clientId` of the public `sso`.'),
      clientSecret: secretField(
        z.string().max(4000).optional().describe('Encrypted; set it in the studio. Exchanges codes for tokens.'),
      ),
    })
    .nullable()
    .default(null)
    .describe('Which identity tokens are believed, where that does not follow from the public `sso`.'),
  plannedDomain: z
    .string()
    .max(253)
    .nullable()
    .default(null)
    .describe('The domain that the club is moving to, set up in the studio. It becomes `domain` there.'),
  membershipUrl: Address.nullable()
    .default(null)
    .describe(
      'Where the club’s membership system is asked what a member’s identity token stands for, with `isThirdPartyEnabled`. The token goes along: https, but within your own network.',
    ),
  connectProviders: z
    .object({
      wexer: ConnectProvider.optional().describe('Who serves the calls of this source.'),
      vimeo: ConnectProvider.optional().describe('Who serves the calls of this source.'),
    })
    .nullable()
    .default(null)
    .describe('Who serves live events and recordings in our stead. Without a value: this server.'),
  contentOrigins: z
    .array(
      z
        .string()
        .regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'must be an origin like https://cdn.example')
        .max(200),
    )
    .max(40)
    .default([])
    .describe(
      'Further origins that the club’s pages may load pictures, media and frames from and send requests to; `https://*.cdn.example` is all below it. Those that the public settings, classes, events and the addresses in `connectProviders` name are allowed anyway. What these lead to in turn must be listed: hosts of pictures and streams that a provider in `connectProviders` answers with (a warning in the log names each), hosts that a stream’s playlist names, further hosts of the identity provider or of statistics.',
    ),
  mailFrom: Email.nullable()
    .default(null)
    .describe('The sender’s address of the club’s mail. Without a value: `MAIL_FROM`.'),
  topLabels: z
    .array(z.string())
    .default([])
    .describe('Keywords offered first in the filter. Without a value: the most used.'),
  appleAppId: Text.nullable()
    .default(null)
    .describe('The club’s app as Apple knows it, with the team’s prefix. Without a value: `appStoreId`.'),
  androidPackage: Text.nullable()
    .default(null)
    .describe('The package of the club’s Android app. Without a value: `appStoreId`.'),
  androidCertificates: z
    .array(Text)
    .default([])
    .describe('The SHA-256 fingerprints that the Android app is signed with; without them Android trusts no link.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone like Europe/Berlin')
    .nullable()
    .default(null)
    .describe('The club’s time zone. Without a value: the reader’s.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency like EUR')
    .nullable()
    .default(null)
    .describe('What new plans cost is in this currency.'),
  freeForMembers: z
    .boolean()
    .default(false)
    .describe('Everyone who signs up may watch everything, without a plan or a code.'),
  staff: z
    .object({
      coachesPublish: z.boolean().default(false).describe('Coaches publish their own classes themselves.'),
      managersSeeMoney: z.boolean().default(false).describe('Managers see payments, revenue and payouts.'),
      analystsSeeMoney: z.boolean().default(false).describe('Analysts see payments, revenue and payouts.'),
    })
    .prefault({})
    .describe('What the owner allows the staff beyond their roles.'),
})
export type TenantSettings = z.infer<typeof TenantSettings>

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
