import type { StudioCall } from '../call.ts'

/** The club's members. */
export const memberCalls = {
  getMemberSummary: { method: 'GET', path: '/members/summary', permission: 'members.view' },
  getMemberCounts: { method: 'GET', path: '/members/counts', permission: 'members.count' },
  listMemberLabels: { method: 'GET', path: '/members/labels', permission: 'members.view' },
  listMembers: { method: 'GET', path: '/members', permission: 'members.view' },
} as const satisfies Record<string, StudioCall>
