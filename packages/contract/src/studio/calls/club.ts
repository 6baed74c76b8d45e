import type { StudioCall } from '../call.ts'

/** Setup, the audit log, domain, sign-on, API keys, and settings. */
export const clubCalls = {
  readSetupLink: { method: 'POST', path: '/setup/link', permission: 'public', unrecorded: true },
  createSetupAccount: { method: 'POST', path: '/setup/account', permission: 'public' },
  getSetup: { method: 'GET', path: '/setup', permission: 'account' },
  saveSetup: { method: 'PUT', path: '/setup', permission: 'account', unrecorded: true },
  checkClubAddress: { method: 'GET', path: '/setup/address', permission: 'installation' },
  readLogo: { method: 'POST', path: '/setup/logo', permission: 'look.edit', unrecorded: true },
  setLook: { method: 'PUT', path: '/setup/look', permission: 'look.edit' },
  getAudience: { method: 'GET', path: '/setup/audience', permission: 'settings.view' },
  setAudience: { method: 'PUT', path: '/setup/audience', permission: 'plans.edit' },
  getOnAir: { method: 'GET', path: '/setup/on-air', permission: 'staff' },
  listClubs: { method: 'GET', path: '/clubs', permission: 'installation' },
  createClub: { method: 'POST', path: '/clubs', permission: 'installation' },

  listAudit: { method: 'GET', path: '/audit', permission: 'audit.view' },
  undoChange: { method: 'POST', path: '/audit/:id/undo', permission: 'audit.undo' },
  exportAudit: { method: 'GET', path: '/audit.csv', permission: 'audit.export', reauthentication: true },

  getDomain: { method: 'GET', path: '/domain', permission: 'domain.edit' },
  planDomain: { method: 'PUT', path: '/domain/plan', permission: 'domain.edit', reauthentication: true },
  checkDomain: { method: 'POST', path: '/domain/check', permission: 'domain.edit', unrecorded: true },
  useDomain: { method: 'PUT', path: '/domain', permission: 'domain.edit', reauthentication: true },
  removeDomain: { method: 'DELETE', path: '/domain', permission: 'domain.edit', reauthentication: true },
  getSignOn: { method: 'GET', path: '/sign-on', permission: 'sso.edit' },
  saveSignOn: { method: 'PUT', path: '/sign-on', permission: 'sso.edit', reauthentication: true },
  startSignOnTest: { method: 'POST', path: '/sign-on/test', permission: 'sso.edit', unrecorded: true },
  finishSignOnTest: { method: 'POST', path: '/sign-on/test/answer', permission: 'sso.edit', unrecorded: true },
  listApiKeys: { method: 'GET', path: '/api-keys', permission: 'apiKeys.edit' },
  createApiKey: { method: 'POST', path: '/api-keys', permission: 'apiKeys.edit', reauthentication: true },
  revokeApiKey: { method: 'DELETE', path: '/api-keys/:id', permission: 'apiKeys.edit' },
  getSettings: { method: 'GET', path: '/settings', permission: 'settings.view' },
  changeSetting: { method: 'PUT', path: '/settings/:key', permission: 'settings.edit' },
  changeOwnerSetting: {
    method: 'PUT',
    path: '/owner-settings/:key',
    permission: 'sso.edit',
    reauthentication: true,
  },
  getStorage: { method: 'GET', path: '/storage', permission: 'storage.view' },
} as const satisfies Record<string, StudioCall>
