import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'

export const actionKinds = [
  'reset',
  'endSessions',
  'addDays',
  'changeAddress',
  'pause',
  'unpause',
  'cancel',
  'cancelNow',
  'refund',
  'export',
  'remove',
] as const
export type ActionKind = (typeof actionKinds)[number]

type Action = {
  label: StudioTextKey
  permission: Permission
  isDangerous?: true
  /** Whether it makes sense in the member's present state. */
  isOpen: (member: StudioMember) => boolean
}

export const memberActions: Record<ActionKind, Action> = {
  reset: { label: 'member.reset', permission: 'members.resetEmail', isOpen: ({ hasPassword }) => hasPassword },
  endSessions: {
    label: 'member.endSessions',
    permission: 'members.edit',
    isOpen: ({ sessions }) => sessions.length > 0,
  },
  addDays: {
    label: 'member.addDays',
    permission: 'members.addDays',
    isOpen: ({ actions }) => actions.addDays !== 'no',
  },
  changeAddress: {
    label: 'member.changeAddress',
    permission: 'members.edit',
    isOpen: ({ hasPassword }) => hasPassword,
  },
  pause: { label: 'member.pause', permission: 'members.cancel', isOpen: ({ actions }) => actions.pause !== null },
  unpause: { label: 'member.unpause', permission: 'members.cancel', isOpen: ({ actions }) => actions.unpause !== 'no' },
  cancel: { label: 'member.cancel', permission: 'members.cancel', isOpen: ({ actions }) => actions.cancel },
  cancelNow: {
    label: 'member.cancelNow',
    permission: 'members.cancel',
    isDangerous: true,
    isOpen: ({ actions }) => actions.cancelNow,
  },
  refund: {
    label: 'member.refund',
    permission: 'members.refund',
    isDangerous: true,
    isOpen: ({ actions }) => actions.refund !== null,
  },
  export: { label: 'member.export', permission: 'members.export', isOpen: () => true },
  remove: { label: 'member.remove', permission: 'members.delete', isDangerous: true, isOpen: () => true },
}
