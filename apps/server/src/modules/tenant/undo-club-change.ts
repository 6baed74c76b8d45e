import { studioCalls } from '@upbeat/contract/studio/calls'
import { accessCodeMandatory } from '@upbeat/rules/tenant/switches'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Undoer } from '../audit/undo.ts'
import type { TenantAdmin } from './admin.ts'
import { asRefusal } from './as-refusal.ts'
import { neededToChange } from './needed-to-change.ts'
import { differing, revertKeys, type Values } from './revert-keys.ts'

type Part = { config?: Values; settings?: Values; logoSvg?: string | null }

const parts = ['config', 'settings', 'logoSvg', 'accessCode', 'plan']
/**
 * Roles and allowances aren't undone, a planned domain is undone with its domain, and the domain of short links and the
 * sender of emails must be proven again whenever they are set.
 */
const kept = ['staff', 'plannedDomain', 'dynamicLinkDomain', 'mailFrom']
/** Changed by the call that may replace the provider's secret as well. */
const signOnKeys = ['sso', 'ssoLogin', 'msalSsoSupport']

/** Called in the transaction if the change was about access codes. */
export type FollowAudience = (
  transaction: Database,
  change: { tenantId: string; asksForCode: boolean; now: Date },
) => Promise<void>
const audienceKeys = ['isAccessCodeMandatory', 'AccessCodeMandatory']

type Parts = {
  admin: Pick<TenantAdmin, 'change'>
  tenants: Pick<Tenants, 'refresh'>
  followAudience: FollowAudience
}

/** Restores the look and the settings of a club before a change, unless one of them was a secret. */
export function createClubUndo({ admin, tenants, followAudience }: Parts): Undoer {
  return {
    covers({ action, before, after }) {
      if (action !== 'club.changed' || !before || !after) return false
      const [was, is] = [before as Part, after as Part]
      const keys = [...differing(was.config, is.config), ...differing(was.settings, is.settings)]
      const isWhole = Object.keys({ ...before, ...after }).every((key) => parts.includes(key))
      const isOwn = isWhole && !keys.some((key) => kept.includes(key)) && !mayHoldSecret(keys, was, is)
      return isOwn && (keys.length > 0 || 'logoSvg' in is)
    },
    needs({ before, after }) {
      const [was, is] = [before as Part, after as Part]
      return [...neededToChange(was, is), ...('logoSvg' in is ? [studioCalls.setLook] : [])]
    },
    async undo(context, { id, before, after }) {
      const { tenantId, now } = context
      const [was, is] = [before as Part, after as Part]
      const back = (row: { config: Values; settings: Values; logoSvg: string | null }) => {
        if ('logoSvg' in is && row.logoSvg !== is.logoSvg) throw new Failure('changedSince')
        return {
          config: revertKeys(row.config, was.config, is.config),
          settings: revertKeys(row.settings, was.settings, is.settings),
          ...('logoSvg' in is && { logoSvg: was.logoSvg ?? null }),
        }
      }
      const isAudience = differing(was.config, is.config).some((key) => audienceKeys.includes(key))
      const write = async (transaction: Database) => {
        if (isAudience)
          await followAudience(transaction, { tenantId, now, asksForCode: accessCodeMandatory(was.config ?? {}) })
      }
      const alongside = { write }
      await asRefusal(admin.change(context.tenant.name, back, { actor: actorOf(context), undoes: id, alongside }))
      await tenants.refresh()
    },
  }
}

/** The history stores no secrets that could be restored, and doesn't record whether one was replaced. */
function mayHoldSecret(keys: readonly string[], was: Part, is: Part): boolean {
  const changed = keys.some((key) => signOnKeys.includes(key)) ? [...keys, 'sso'] : keys
  return /"\[set\]"/.test(JSON.stringify(changed.map((key) => [was.settings?.[key], is.settings?.[key]])))
}
