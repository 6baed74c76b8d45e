import type { StudioCall } from '../call.ts'

/** The club's members. */
export const memberCalls = {
  getMemberSummary: { method: 'GET', path: '/members/summary', permission: 'members.view' },
  getMemberCounts: { method: 'GET', path: '/members/counts', permission: 'members.count' },
  listMemberLabels: { method: 'GET', path: '/members/labels', permission: 'members.view' },
  listMembers: { method: 'GET', path: '/members', permission: 'members.view' },
  checkMemberImport: { method: 'POST', path: '/members/imports/check', permission: 'members.import', unrecorded: true },
  importMembers: { method: 'POST', path: '/members/imports', permission: 'members.import' },
  listMemberImports: { method: 'GET', path: '/members/imports', permission: 'members.import' },
  inviteImportedMembers: { method: 'POST', path: '/members/imports/:id/invitations', permission: 'members.import' },
  listRefusedMembers: { method: 'GET', path: '/members/imports/:id/refused', permission: 'members.import' },
  exportMembers: { method: 'GET', path: '/members.csv', permission: 'members.export', reauthentication: true },
  getMember: { method: 'GET', path: '/members/:id', permission: 'members.view' },
  saveMemberNote: { method: 'PUT', path: '/members/:id/note', permission: 'members.view' },
  sendMemberReset: { method: 'POST', path: '/members/:id/reset-email', permission: 'members.resetEmail' },
  endMemberSessions: { method: 'POST', path: '/members/:id/end-sessions', permission: 'members.edit' },
  changeMemberAddress: { method: 'PUT', path: '/members/:id/address', permission: 'members.edit' },
  addMemberDays: { method: 'POST', path: '/members/:id/days', permission: 'members.addDays' },
  cancelMembership: { method: 'POST', path: '/members/:id/cancel', permission: 'members.cancel' },
  pauseMembership: { method: 'POST', path: '/members/:id/pause', permission: 'members.cancel' },
  unpauseMembership: { method: 'POST', path: '/members/:id/unpause', permission: 'members.cancel' },
  refundMember: { method: 'POST', path: '/members/:id/refund', permission: 'members.refund' },
  exportMember: { method: 'GET', path: '/members/:id/data.json', permission: 'members.export', reauthentication: true },
  deleteMember: { method: 'DELETE', path: '/members/:id', permission: 'members.delete', reauthentication: true },
} as const satisfies Record<string, StudioCall>
