import { z } from 'zod'
import { secretField } from '../secrets/secret-field.ts'
import { ConnectProvider } from './connect-provider.ts'

const Email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')
const Address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)
const Text = z.string().min(1).max(300)

/** A club's private settings, never sent to a browser. Only the keys listed here are read. */
export const TenantSettings = z.object({
  sso: z
    .object({
      issuer: Address.optional(),
      audience: z.union([Text, z.array(Text).min(1)], 'must be text or a list of texts').optional(),
      clientSecret: secretField(z.string().max(4000).optional()),
    })
    .nullable()
    .default(null)
    .describe('Which identity tokens are accepted, if the public `sso` does not determine it.'),
  plannedDomain: z.string().max(253).nullable().default(null),
  membershipUrl: Address.nullable().default(null),
  connectProviders: z
    .object({
      wexer: ConnectProvider.optional().describe('The provider that answers the calls of this source.'),
      vimeo: ConnectProvider.optional().describe('The provider that answers the calls of this source.'),
    })
    .nullable()
    .default(null)
    .describe('External providers of live events and recordings. If unset, this server provides them.'),
  contentOrigins: z
    .array(
      z
        .string()
        .regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'must be an origin like https://cdn.example')
        .max(200),
    )
    .max(40)
    .default([]),
  mailFrom: Email.nullable().default(null),
  topLabels: z.array(z.string()).default([]),
  appleAppId: Text.nullable().default(null),
  androidPackage: Text.nullable().default(null),
  androidCertificates: z.array(Text).default([]),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone like Europe/Berlin').nullable().default(null),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency like EUR')
    .nullable()
    .default(null),
  memberPauses: z
    .enum(['off', 'oncePerYear', 'anyTime'])
    .default('off')
    .describe('Whether members may pause a paid membership for one to three months.'),
  freeForMembers: z.boolean().default(false),
  staff: z
    .object({
      coachesPublish: z.boolean().default(false),
      managersSeeMoney: z.boolean().default(false),
      analystsSeeMoney: z.boolean().default(false),
    })
    .prefault({})
    .describe('What the owner permits staff beyond their roles.'),
})
export type TenantSettings = z.infer<typeof TenantSettings>

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
