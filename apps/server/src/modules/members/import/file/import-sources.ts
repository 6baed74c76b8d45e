import type { MemberImportSource } from '@upbeat/contract/studio/entities/member-import'
import { type MemberImportField, memberCsvHeaders } from '@upbeat/contract/studio/member-csv'

/**
 * The columns of other products' files by their field, in lower case with spaces.
 *
 * Ghost: what `members-csv` of its source writes, and https://ghost.org/help/import-members/.
 *
 * Uscreen, by its documentation only: the columns of the list of people
 * (https://help.uscreen.tv/en/articles/8556623-people-overview) and those that it asks for in a migration
 * (https://help.uscreen.tv/en/articles/4316059-customer-data-migration-to-uscreen).
 *
 * Mindbody, by its documentation only: the fields of a client's profile
 * (https://mindbody.exceedlms.com/student/page/535923-client-profile-overview) and of clients and their memberships in
 * its public API (https://developers.mindbodyonline.com), as which reports name their columns.
 */
const columnsOf: Record<Exclude<MemberImportSource, 'ownExport' | 'plain'>, Columns> = {
  ghost: {
    email: ['email'],
    name: ['name'],
    note: ['note'],
    marketing: ['subscribed to emails', 'subscribed'],
    gift: ['complimentary plan'],
    until: ['expiry at'],
    joined: ['created at'],
    labels: ['labels'],
    plan: ['tiers', 'products'],
  },
  uscreen: {
    email: ['email', 'email address'],
    name: ['name', 'full name'],
    access: ['membership status', 'status', 'subscription status'],
    plan: ['plan', 'subscription', 'subscription plan', 'membership'],
    until: ['next due date', 'next billing date', 'next invoice date'],
    joined: ['created at', 'account creation date', 'account created'],
    labels: ['segments', 'user type'],
  },
  mindbody: {
    email: ['email', 'email name', 'emailname', 'email address'],
    firstName: ['first name', 'firstname'],
    lastName: ['last name', 'lastname'],
    access: ['status', 'membership status'],
    plan: ['membership', 'membership name', 'pricing option', 'contract name'],
    until: ['expiration date', 'expirationdate', 'exp. date', 'membership expiration'],
    joined: ['creation date', 'creationdate', 'client since'],
    marketing: ['send promotional emails', 'sendpromotionalemails', 'promotional emails'],
    note: ['notes', 'client notes'],
  },
}

/** Columns that tell whose file it is; two of them are enough. */
const signs: Record<keyof typeof columnsOf, readonly string[]> = {
  ghost: ['subscribed to emails', 'complimentary plan', 'stripe customer id', 'tiers', 'products'],
  uscreen: [
    'user type',
    'segments',
    'membership status',
    'lifetime spent',
    'lifetime expenditure',
    'stripe id',
    'uscreen subscription id',
    'next due date',
  ],
  mindbody: [
    'client id',
    'rssid',
    'barcode id',
    'expiration date',
    'expirationdate',
    'home studio',
    'pricing option',
    'visits remaining',
    'emailname',
  ],
}

/** What people call the columns of a list of their own, in English and German. */
const plain: Columns = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'e-mail-adresse', 'emailadresse', 'address'],
  name: ['name', 'full name', 'member', 'mitglied'],
  firstName: ['first name', 'firstname', 'given name', 'vorname'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nachname'],
  language: ['language', 'sprache', 'locale'],
  country: ['country', 'land', 'country code'],
  joined: ['joined', 'member since', 'mitglied seit', 'created at', 'beitritt'],
  access: ['access', 'zugang', 'status', 'membership status'],
  plan: ['plan', 'membership', 'tarif', 'mitgliedschaft', 'subscription'],
  code: ['code', 'access code', 'zugangscode'],
  until: ['access until', 'until', 'paid until', 'valid until', 'expires', 'expiration date', 'bis', 'gültig bis'],
  days: ['days', 'days of access', 'tage'],
  gift: ['gift', 'complimentary', 'geschenk'],
  labels: ['labels', 'tags', 'etiketten'],
  marketing: ['marketing', 'newsletter', 'marketing consent', 'opt-in', 'email opt-in'],
  note: ['note', 'notes', 'notiz', 'bemerkung'],
}

type Columns = { readonly [F in MemberImportField]?: readonly string[] }

/** Whose file has these columns. */
export function sourceOf(header: readonly string[]): MemberImportSource {
  const names = new Set(header.map(comparable))
  const own = Object.values(memberCsvHeaders).map(comparable)
  if (own.every((name) => names.has(name))) return 'ownExport'
  const sources = Object.keys(signs) as (keyof typeof signs)[]
  const hits = (source: keyof typeof signs) => signs[source].filter((name) => names.has(name)).length
  const [likeliest] = sources.toSorted((one, other) => hits(other) - hits(one))
  return likeliest !== undefined && hits(likeliest) >= 2 ? likeliest : 'plain'
}

/** The field of each column; of two columns for one field, the first. */
export function recogniseColumns(header: readonly string[], source: MemberImportSource): (MemberImportField | null)[] {
  const taken = new Set<MemberImportField>()
  return header.map((name) => {
    const field = fieldNamed(name, source)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

export function isKnownColumn(name: string): boolean {
  const sources = [...(Object.keys(columnsOf) as (keyof typeof columnsOf)[]), 'ownExport'] as const
  return sources.some((source) => fieldNamed(name, source) !== null)
}

function fieldNamed(name: string, source: MemberImportSource): MemberImportField | null {
  const wanted = comparable(name)
  const own = Object.entries(memberCsvHeaders).find(([, header]) => comparable(header) === wanted)
  if (own && (source === 'ownExport' || source === 'plain')) return own[0] as MemberImportField
  const theirs = source === 'ownExport' || source === 'plain' ? {} : columnsOf[source]
  return nameIn(theirs, wanted) ?? nameIn(source in columnsOf ? contactsOnly : plain, wanted)
}

/** Of another product's file, columns that mean the same everywhere. */
const contactsOnly: Columns = {
  email: plain.email ?? [],
  firstName: plain.firstName ?? [],
  lastName: plain.lastName ?? [],
  language: plain.language ?? [],
}

function nameIn(columns: Columns, wanted: string): MemberImportField | null {
  const found = Object.entries(columns).find(([, names]) => names.includes(wanted))
  return (found?.[0] ?? null) as MemberImportField | null
}

function comparable(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ').trim()
}
