import type { Permission } from '@upbeat/rules/staff/may'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Undoer } from '../audit/undo.ts'
import type { TenantAdmin } from './admin.ts'
import { asRefusal } from './as-refusal.ts'
import { differing, putBack, type Values } from './put-back.ts'

type Part = { config?: Values; settings?: Values }
type Parts = { admin: Pick<TenantAdmin, 'change'>; tenants: Pick<Tenants, 'refresh'> }
type Keys = { permission: Permission; config: readonly string[]; settings: readonly string[] }

/** Gives keys that owners alone change the values back that a change replaced, as long as none of them was a secret. */
export function createOwnersUndo({ admin, tenants }: Parts, { permission, config, settings }: Keys): Undoer {
  return {
    permission,
    reauthentication: true,
    covers({ action, before, after }) {
      if (action !== 'club.changed' || !before || !after) return false
      const [was, is] = [before as Part, after as Part]
      const isWhole = Object.keys({ ...was, ...is }).every((key) => key === 'config' || key === 'settings')
      const own = [
        [differing(was.config, is.config), config],
        [differing(was.settings, is.settings), settings],
      ] as const
      const isOwn = own.every(([changed, keys]) => changed.every((key) => keys.includes(key)))
      const changed = own.flatMap(([keys]) => keys)
      // The history holds no secret that could be put back.
      const isSecret = /"\[set\]"/.test(
        JSON.stringify(settings.map((key) => [was.settings?.[key], is.settings?.[key]])),
      )
      return isWhole && isOwn && changed.length > 0 && !isSecret
    },
    async undo(context, { id, before, after }) {
      const [was, is] = [before as Part, after as Part]
      const back = (row: { config: Values; settings: Values }) => ({
        config: putBack(row.config, was.config, is.config),
        settings: putBack(row.settings, was.settings, is.settings),
      })
      await asRefusal(admin.change(context.tenant.name, back, { actor: actorOf(context), undoes: id }))
      await tenants.refresh()
    },
  }
}
