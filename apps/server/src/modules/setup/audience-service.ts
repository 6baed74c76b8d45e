import type { AudienceChoice, ClubAudience } from '@upbeat/contract/studio/entities/setup'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { normaliseCode } from '@upbeat/rules/subscription/normalise-code'
import { accessCodeMandatory } from '@upbeat/rules/tenant/switches'
import type { Database } from '../../platform/db/database.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { OfferedPlan, OfferOn } from '../plans/plan.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { asRefusal } from '../tenant/as-refusal.ts'

export type AudienceService = ReturnType<typeof createAudienceService>
type Followed = { tenantId: string; asksForCode: boolean; now: Date }
type Parts = {
  db: Database
  offerOn: OfferOn
  admin: Pick<TenantAdmin, 'change'>
  tenants: Pick<Tenants, 'refresh' | 'byIdOrName'>
}

/** Who can watch: everyone who signs up, people with a code, or subscribers of a plan (SETUP-05). */
export function createAudienceService({ db, offerOn, admin, tenants }: Parts) {
  async function read({ tenantId, tenant }: Pick<StaffContext, 'tenantId' | 'tenant'>): Promise<ClubAudience> {
    const offer = offerOn(db)
    const offered = await offer.offeredPlan(tenantId)
    return {
      kind: kindOf(tenant),
      accessCode: await offer.openCode(tenantId),
      plan: offered && presentPlan(offered),
      currency: currencyOf(tenant),
      isTestMode: tenant.config.webMode === 'test',
    }
  }

  /** Members who can watch already keep their access; the choice applies to everyone who signs up from now on. */
  async function set(context: StaffContext, choice: AudienceChoice): Promise<ClubAudience> {
    const { tenantId, tenant, now } = context
    const write = async (transaction: Database) => {
      const on = offerOn(transaction)
      if (choice.kind === 'plan') await on.offerPlan(tenantId, offerOf(choice.plan, currencyOf(tenant)))
      else await on.withdrawPlans(tenantId, now)
      const code = choice.kind === 'code' ? (normaliseCode(choice.accessCode) ?? choice.accessCode) : undefined
      if (code !== undefined) await on.keepCode(tenantId, code, now)
      // Codes that were given out before no longer work for new members.
      await on.retireCodes(tenantId, { now, ...(code !== undefined && { except: code }) })
    }
    const [before, after] = [await read(context), choice]
    const alongside = {
      write,
      before: { plan: before.plan && auditedPlan(offerOf(before.plan, before.currency)) },
      after: {
        plan: after.kind === 'plan' ? auditedPlan(offerOf(after.plan, before.currency)) : null,
        ...(after.kind === 'code' && { accessCode: after.accessCode }),
      },
    }
    const alter = ({ config, settings }: { config: object; settings: object }) => ({
      config: { ...config, AccessCodeMandatory: false, isAccessCodeMandatory: choice.kind === 'code' },
      settings: { ...settings, freeForMembers: choice.kind === 'everyone' },
    })
    await asRefusal(admin.change(tenant.name, alter, { actor: actorOf(context), alongside }))
    await tenants.refresh()
    return read({ tenantId, tenant: tenants.byIdOrName(tenantId) ?? tenant })
  }

  /** Called after the choice was undone in the history: restores its code as well. */
  async function follow(transaction: Database, { tenantId, asksForCode, now }: Followed): Promise<void> {
    const on = offerOn(transaction)
    if (!asksForCode) return on.retireCodes(tenantId, { now })
    if ((await on.openCode(tenantId)) === null) await on.reopenCode(tenantId)
  }

  return { read, set, follow }
}

function kindOf({ config, settings }: Tenant): ClubAudience['kind'] {
  if (settings.freeForMembers) return 'everyone'
  return accessCodeMandatory(config) ? 'code' : 'plan'
}

function currencyOf({ config, settings }: Tenant): string {
  return settings.currency ?? config.currency ?? 'GBP'
}

type Offer = NonNullable<ClubAudience['plan']>

function offerOf({ name, interval, price, trialDays }: Offer, currency: string): OfferedPlan {
  return {
    displayName: name,
    interval,
    currency: currency.toLowerCase(),
    priceMinor: minorUnits(price, currency),
    trialPeriodDays: trialDays || null,
  }
}

function presentPlan({ displayName, interval, priceMinor, currency, trialPeriodDays }: OfferedPlan): Offer {
  const price = majorUnits(priceMinor, currency)
  return { name: displayName, interval: interval as Offer['interval'], price, trialDays: trialPeriodDays ?? 0 }
}

function auditedPlan({ displayName: name, interval, priceMinor, currency }: OfferedPlan) {
  return { name, interval, priceMinor, currency }
}
