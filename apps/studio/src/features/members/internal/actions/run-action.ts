import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import type { PauseMonths } from '@upbeat/rules/subscription/billing'
import { api } from '../../../../lib/api/api.ts'
import { downloadReply } from '../../../../lib/media/download-reply.ts'
import type { ActionKind } from './action-kinds.ts'

export type ActionInput = { days: number; email: string; months: PauseMonths }

/** Sends an action, based on the state that its dialog described. */
export function runAction(
  kind: ActionKind,
  member: StudioMember,
  { days, email, months }: ActionInput,
): Promise<unknown> {
  const { version } = member
  const params = { id: member.id }
  switch (kind) {
    case 'reset':
      return api('sendMemberReset', { params })
    case 'endSessions':
      return api('endMemberSessions', { params })
    case 'addDays':
      return api('addMemberDays', { params, body: { days, version } })
    case 'changeAddress':
      return api('changeMemberAddress', { params, body: { email, base: member.email } })
    case 'pause':
      return api('pauseMembership', { params, body: { months, version } })
    case 'unpause':
      return api('unpauseMembership', { params, body: { version } })
    case 'cancel':
      return api('cancelMembership', { params, body: { at: 'periodEnd', version } })
    case 'cancelNow':
      return api('cancelMembership', { params, body: { at: 'now', version } })
    case 'refund':
      return api('refundMember', { params, body: { version } })
    case 'export':
      return downloadReply('exportMember', {}, 'member-data.json', params)
    case 'remove':
      return api('deleteMember', { params })
  }
}
