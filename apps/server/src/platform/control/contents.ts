import type { ClubHosts } from '../tenancy/hosts.ts'

/** The row of `readContents`. A server of an older version answers with fewer fields, or not at all. */
export type Contents =
  | {
      accounts?: number
      unlisted?: string | null
      clubs?: ClubHosts[] | null
      payments?: StoredAccount[] | null
      linkedPayments?: LinkedAccount[] | null
    }
  | null
  | undefined

/** A club's own payment account. */
export type StoredAccount = { club: string; publishableKey: string; sealedSecretKey: string; webhookId: string }

/** The account that the installation's platform made for a club. */
export type LinkedAccount = { club: string; accountId: string }

/**
 * Reads the number of demo staff, whose addresses and password are public; clubs with a provider of Connect but no
 * `contentOrigins`; the hosts of all clubs; and their payment accounts, with sealed keys or of the platform.
 */
export const readContents = `select
  (select count(*)::int from staff_account where is_demo) as accounts,
  (select string_agg(name, ', ' order by name) from tenant
    where jsonb_typeof(settings -> 'connectProviders') = 'object' and settings -> 'connectProviders' <> '{}'
      and coalesce(settings -> 'contentOrigins', '[]') = '[]') as unlisted,
  (select json_agg(json_build_object('id', id, 'name', name, 'domain', domain, 'config',
    json_build_object('url', config -> 'url', 'dynamicLinkDomain', config -> 'dynamicLinkDomain')) order by name) from tenant) as clubs,
  (select json_agg(json_build_object('club', name, 'publishableKey', publishable_key, 'sealedSecretKey', sealed_secret_key,
    'webhookId', webhook_id) order by name) from payment_account join tenant on tenant.id = tenant_id) as payments,
  (select json_agg(json_build_object('club', name, 'accountId', account_id) order by name) from linked_payment_account
    join tenant on tenant.id = tenant_id where disconnected_at is null
      and tenant_id not in (select tenant_id from payment_account)) as "linkedPayments"`
