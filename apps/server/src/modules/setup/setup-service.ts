import type {
  AddressCheck,
  AddressQuery,
  ClubEntry,
  NewClub,
  OnAir,
  SetupAccount,
  SetupProgress,
  SetupSave,
} from '@upbeat/contract/studio/entities/setup'
import { addressFromName, freeAddress, isClubAddress, isReservedAddress } from '@upbeat/rules/tenant/club-address'
import { renderSVG } from 'uqr'
import type { Config } from '../../config.ts'
import { isLoopback } from '../../platform/addresses/is-loopback.ts'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { AccountContext, StaffContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import { clubAddress, clubLink } from '../mail/club-address.ts'
import type { Staff } from '../staff/compose.ts'
import { studioAddress } from '../staff/studio-address.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { asRefusal } from '../tenant/as-refusal.ts'
import { reachableAddress } from './reachable-address.ts'
import type { SetupRepository } from './setup-repository.ts'

/** In characters of JSON, for the whole input. */
const maxInputLength = 60_000

export type SetupService = ReturnType<typeof createSetupService>
type Parts = {
  setup: SetupRepository
  setupOn: (db: Database) => SetupRepository
  staffOn: Staff['staffOn']
  staff: Pick<Staff, 'staff' | 'change' | 'signIn'>
  tenants: Pick<Tenants, 'byHost' | 'byIdOrName' | 'refresh'>
  admin: Pick<TenantAdmin, 'create' | 'list'>
  makeId: () => string
  config: Pick<Config, 'PUBLIC_URL' | 'PORT' | 'HOST'>
  isMailKept: boolean
  /** This machine's address in the local network; null if there is none. */
  networkAddress: () => string | null
}

export function createSetupService(parts: Parts) {
  const { setup, setupOn, staffOn, staff, tenants, admin, makeId, config, isMailKept, networkAddress } = parts

  /** @throws Failure linkExpired */
  async function readLink({ now }: StudioContext, token: string): Promise<void> {
    const link = await asPlatform(() => staff.staff.findToken('setUp', hashToken(token), now))
    if (!link) throw new Failure('linkExpired')
  }

  /**
   * Creates an installation administrator from a set-up link, and signs them in.
   * @throws Failure linkExpired, emailInUse
   */
  async function createAccount(context: StudioContext, { token, name, email, password, language }: SetupAccount) {
    const { now } = context
    await readLink(context, token)
    const passwordHash = await hashPassword(password)
    const account = await staff.change(async (changing) => {
      if (await changing.staff.byEmail(email)) throw new Failure('emailInUse')
      if (!(await setupOn(changing.transaction).spendLinks(hashToken(token), now))) throw new Failure('linkExpired')
      const id = makeId()
      const made = { id, email, name, passwordHash, language: language ?? null, createdAt: now }
      await changing.staff.insertAccount({ ...made, isInstallationAdmin: true })
      await changing.record({
        tenantId: null,
        actor: actorOf({ account: { ...made, isInstallationAdmin: true, isDemo: false }, role: null }),
        action: 'account.created',
        object: { kind: 'account', id, name },
        now,
        before: null,
        after: { name, email, isInstallationAdmin: true },
      })
      return changing.staff.byId(id)
    })
    if (!account) throw new Failure('linkExpired')
    return staff.signIn.signedIn(context, account, { kind: 'signedIn' as const })
  }

  async function read(context: AccountContext): Promise<SetupProgress> {
    const row = await asPlatform(() => setup.progress(context.account.id))
    const club = row?.clubId ? tenants.byIdOrName(row.clubId) : null
    return {
      step: (row?.step ?? 'club') as SetupProgress['step'],
      input: row?.input ?? {},
      club: club && { tenantId: club.id, name: club.name, studio: studioAddress(context, club, tenants) },
    }
  }

  /** Merges the input into what was saved for other steps. */
  async function save({ account, now }: AccountContext, { step, input }: SetupSave): Promise<void> {
    await asPlatform(async () => {
      const before = await setup.progress(account.id)
      if (JSON.stringify({ ...before?.input, ...input }).length > maxInputLength) throw new Failure('invalidRequest')
      await setup.save({ accountId: account.id, ...(step && { step }), input, updatedAt: now })
    })
  }

  async function checkAddress({ origin }: AccountContext, { name, address }: AddressQuery): Promise<AddressCheck> {
    const names = await takenNames()
    const alternative = freeAddress(address ?? name ?? '', (each) => names.has(each))
    const requested = address ?? (addressFromName(name ?? '') || alternative)
    const url = memberAddress(alternative, config.PUBLIC_URL ?? origin)
    return { address: requested, state: stateOf(requested, names), alternative, url }
  }

  async function takenNames(): Promise<Set<string>> {
    return new Set((await admin.list()).map(({ name }) => name))
  }

  /**
   * Creates a club that is owned by this account.
   * @throws Failure addressTaken, invalidRequest
   */
  async function createClub(context: AccountContext, given: NewClub): Promise<ClubEntry> {
    const { account, now } = context
    const { address, displayName, language, timeZone, currency } = given
    if (stateOf(address, await takenNames()) !== 'free') throw new Failure('addressTaken')
    const start = {
      config: { displayName, language, supportedLanguages: [language], webMode: 'test' },
      // Until the club sells plans or issues codes, its classes are for everyone who signs up (SETUP-05).
      settings: { timeZone, currency, freeForMembers: true },
    }
    const actor = actorOf(context)
    const id = makeId()
    const write = async (transaction: Database) => {
      const owner = { tenantId: id, accountId: account.id, role: 'owner', createdAt: now } as const
      await staffOn(transaction).addMembership(owner)
      const progress = await setupOn(transaction).progress(account.id)
      if (!progress?.clubId) await setupOn(transaction).save({ accountId: account.id, clubId: id, updatedAt: now })
    }
    const { row } = await asRefusal(admin.create(address, { id, ...start }, { actor, alongside: { write } }))
    await tenants.refresh()
    return entryOf(context, row)
  }

  async function listClubs(context: AccountContext): Promise<ClubEntry[]> {
    return (await admin.list()).map((row) => entryOf(context, row))
  }

  function entryOf(context: AccountContext, row: Awaited<ReturnType<TenantAdmin['list']>>[number]): ClubEntry {
    const { id: tenantId, name, domain, disabled, config: stored } = row
    const displayName = typeof stored.displayName === 'string' ? stored.displayName : name
    return { tenantId, name, displayName, domain, disabled, studio: studioAddress(context, row, tenants) }
  }

  /** The URL of the club or one of its pages for members. */
  function onAir(context: StaffContext, path = '/'): OnAir {
    const { tenant } = context
    const base = reachableAddress(clubAddress(context, config), config.HOST, networkAddress)
    const isOwnHost = tenants.byHost(new URL(base).host)?.id === tenant.id
    const address = isOwnHost ? `${base}${path}` : clubLink(tenant, base, path)
    return {
      address,
      qrCode: renderSVG(address, { ecc: 'M' }),
      isThisMachineOnly: isLoopback(new URL(base).hostname),
      sendsEmail: !isMailKept,
    }
  }

  return { readLink, createAccount, read, save, checkAddress, createClub, listClubs, onAir }
}

/** The URL of a club without its own domain: the server's own host with `?tenant=` (D-02). */
function memberAddress(name: string, server: string): string {
  const url = new URL(server)
  url.searchParams.set('tenant', name)
  return url.toString()
}

function stateOf(address: string, names: ReadonlySet<string>): AddressCheck['state'] {
  if (!isClubAddress(address)) return 'invalid'
  if (isReservedAddress(address)) return 'reserved'
  return names.has(address) ? 'taken' : 'free'
}
