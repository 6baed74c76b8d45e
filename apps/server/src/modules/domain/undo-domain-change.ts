import { studioCalls } from '@upbeat/contract/studio/calls'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../platform/failure/failure.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Undoer } from '../audit/undo.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { asRefusal } from '../tenant/as-refusal.ts'
import type { ProveHost } from './prove-host.ts'

type Part = { domain?: string | null; settings?: { plannedDomain?: string } }
type Parts = { admin: Pick<TenantAdmin, 'change'>; tenants: Pick<Tenants, 'refresh'>; proveHost: ProveHost }

/** Restores a club's domain or planned domain. The club must still own the domain: it may have changed hands since. */
export function createDomainUndo({ admin, tenants, proveHost }: Parts): Undoer {
  return {
    covers({ action, before, after }) {
      if (action !== 'club.changed' || !before || !after) return false
      const keys = Object.keys({ ...before, ...after })
      const [was, is] = [before as Part, after as Part]
      const others = (part: Part) => ({ ...part.settings, plannedDomain: undefined })
      return keys.every((key) => key === 'domain' || key === 'settings') && isSameValue(others(was), others(is))
    },
    needs: () => [studioCalls.useDomain],
    async undo(context, { id, before, after }) {
      const [was, is] = [before as Part, after as Part]
      const back = ({ domain, settings }: { domain: string | null; settings: Record<string, unknown> }) => {
        const { plannedDomain = null, ...rest } = settings
        if ('domain' in is && domain !== is.domain) throw new Failure('changedSince')
        if (is.settings && plannedDomain !== (is.settings.plannedDomain ?? null)) throw new Failure('changedSince')
        const planned = was.settings?.plannedDomain
        return {
          ...('domain' in is && { domain: was.domain ?? null }),
          ...(is.settings && { settings: { ...rest, ...(planned && { plannedDomain: planned }) } }),
        }
      }
      if ('domain' in is && was.domain) await proveHost(context, was.domain, 'serves')
      await asRefusal(admin.change(context.tenant.name, back, { actor: actorOf(context), undoes: id }))
      await tenants.refresh()
    },
  }
}
