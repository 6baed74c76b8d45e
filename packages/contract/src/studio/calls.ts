import type { Permission } from '@upbeat/rules/staff/may'

/**
 * The access level of a studio call.
 * - `public`: anyone, without a session
 * - `account`: anyone signed in to the studio, on any host
 * - `installation`: installation administrators; no club needed
 * - `staff`: any staff member of the club
 * - a permission: staff whose role has it; with reach `own` the service checks the object
 */
export type StudioAccess = 'public' | 'account' | 'installation' | 'staff' | Permission

export type StudioCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `studioBase`; `:name` is a parameter. */
  path: string
  permission: StudioAccess
  /** Requires a password or second factor within the last ten minutes, in this session. */
  reauthentication?: true
  /**
   * A write that changes nothing of the club or its staff, e.g. a challenge or a preview: it has no audit entry. Every other write makes
   * exactly one.
   */
  unrecorded?: true
}

export const studioBase = '/studio/api/v1'

/** Every call of the studio. Plain data, so that the browser can import paths and permissions without the schemas. */
export const studioCalls = {
  getSession: { method: 'GET', path: '/session', permission: 'account' },
  signIn: { method: 'POST', path: '/session', permission: 'public', unrecorded: true },
  signInWithSecondFactor: { method: 'POST', path: '/session/second-factor', permission: 'public', unrecorded: true },
  startPasskeySignIn: { method: 'POST', path: '/session/passkey/challenge', permission: 'public', unrecorded: true },
  signInWithPasskey: { method: 'POST', path: '/session/passkey', permission: 'public', unrecorded: true },
  signOut: { method: 'DELETE', path: '/session', permission: 'account', unrecorded: true },
  startReauthentication: {
    method: 'POST',
    path: '/session/reauthentication/challenge',
    permission: 'account',
    unrecorded: true,
  },
  reauthenticate: { method: 'POST', path: '/session/reauthentication', permission: 'account', unrecorded: true },
  openClub: { method: 'POST', path: '/session/club', permission: 'account', unrecorded: true },
  enterClub: { method: 'POST', path: '/session/club/entry', permission: 'public', unrecorded: true },
  forgotStaffPassword: { method: 'POST', path: '/password/forgotten', permission: 'public', unrecorded: true },
  resetStaffPassword: { method: 'POST', path: '/password/reset', permission: 'public' },

  updateAccount: { method: 'PUT', path: '/account', permission: 'account' },
  changeStaffPassword: { method: 'PUT', path: '/account/password', permission: 'account', reauthentication: true },
  listStaffSessions: { method: 'GET', path: '/account/sessions', permission: 'account' },
  endStaffSession: { method: 'DELETE', path: '/account/sessions/:id', permission: 'account' },
  getSecurity: { method: 'GET', path: '/account/security', permission: 'account' },
  startTotp: {
    method: 'POST',
    path: '/account/totp',
    permission: 'account',
    reauthentication: true,
    unrecorded: true,
  },
  confirmTotp: { method: 'PUT', path: '/account/totp', permission: 'account', reauthentication: true },
  removeTotp: { method: 'DELETE', path: '/account/totp', permission: 'account', reauthentication: true },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/account/recovery-codes',
    permission: 'account',
    reauthentication: true,
  },
  startPasskey: {
    method: 'POST',
    path: '/account/passkeys/challenge',
    permission: 'account',
    reauthentication: true,
    unrecorded: true,
  },
  addPasskey: { method: 'POST', path: '/account/passkeys', permission: 'account', reauthentication: true },
  renamePasskey: { method: 'PUT', path: '/account/passkeys/:id', permission: 'account' },
  removePasskey: { method: 'DELETE', path: '/account/passkeys/:id', permission: 'account', reauthentication: true },

  listStaff: { method: 'GET', path: '/staff', permission: 'staff.view' },
  changeRole: { method: 'PUT', path: '/staff/:accountId', permission: 'staff.edit', reauthentication: true },
  removeStaff: { method: 'DELETE', path: '/staff/:accountId', permission: 'staff.edit', reauthentication: true },
  leaveClub: { method: 'DELETE', path: '/membership', permission: 'staff', reauthentication: true },
  transferOwnership: {
    method: 'POST',
    path: '/staff/:accountId/ownership',
    permission: 'staff.edit',
    reauthentication: true,
  },
  setAllowances: { method: 'PUT', path: '/allowances', permission: 'staff.edit', reauthentication: true },
  invite: { method: 'POST', path: '/invitations', permission: 'staff.edit', reauthentication: true },
  resendInvitation: {
    method: 'POST',
    path: '/invitations/:id/resend',
    permission: 'staff.edit',
    reauthentication: true,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/invitations/:id',
    permission: 'staff.edit',
    reauthentication: true,
  },
  readInvitation: { method: 'POST', path: '/invitation', permission: 'public', unrecorded: true },
  acceptInvitation: { method: 'POST', path: '/invitation/acceptance', permission: 'public' },

  listClasses: { method: 'GET', path: '/classes', permission: 'classes.view' },
  createClass: { method: 'POST', path: '/classes', permission: 'classes.edit' },
  changeClasses: { method: 'PUT', path: '/classes', permission: 'classes.edit' },
  previewBulkChange: {
    method: 'POST',
    path: '/class-changes/preview',
    permission: 'classes.edit',
    unrecorded: true,
  },
  makeBulkChange: { method: 'POST', path: '/class-changes', permission: 'classes.edit' },
  undoBulkChange: { method: 'POST', path: '/class-changes/:id/undo', permission: 'classes.edit' },
  exportClasses: { method: 'GET', path: '/classes.csv', permission: 'classes.view' },
  checkClassImport: { method: 'POST', path: '/class-imports/check', permission: 'classes.edit', unrecorded: true },
  importClasses: { method: 'POST', path: '/class-imports', permission: 'classes.edit' },
  getClassDraft: { method: 'GET', path: '/classes/:tag', permission: 'classes.view' },
  saveClass: { method: 'PUT', path: '/classes/:tag', permission: 'classes.edit' },
  publishClass: { method: 'POST', path: '/classes/:tag/publication', permission: 'classes.publish' },
  unpublishClass: { method: 'DELETE', path: '/classes/:tag/publication', permission: 'classes.publish' },
  binClass: { method: 'DELETE', path: '/classes/:tag', permission: 'classes.edit' },
  restoreClass: { method: 'POST', path: '/classes/:tag/restoration', permission: 'classes.edit' },
  duplicateClass: { method: 'POST', path: '/classes/:tag/copy', permission: 'classes.edit' },
  listClassVersions: { method: 'GET', path: '/classes/:tag/versions', permission: 'classes.view' },
  bringBackClassVersion: {
    method: 'POST',
    path: '/classes/:tag/versions/:version/draft',
    permission: 'classes.edit',
  },
  listClassViews: { method: 'GET', path: '/class-views', permission: 'classes.view' },
  saveClassView: { method: 'POST', path: '/class-views', permission: 'classes.view' },
  removeClassView: { method: 'DELETE', path: '/class-views/:id', permission: 'classes.view' },
  getClassOptions: { method: 'GET', path: '/class-options', permission: 'classes.view' },
  renameWord: { method: 'PUT', path: '/class-words', permission: 'collections.edit' },
  announcePresence: {
    method: 'POST',
    path: '/classes/:tag/presence',
    permission: 'classes.view',
    unrecorded: true,
  },
  createPreview: { method: 'POST', path: '/previews', permission: 'classes.view', unrecorded: true },

  listCuration: { method: 'GET', path: '/curation/:kind', permission: 'collections.view' },
  createCuration: { method: 'POST', path: '/curation/:kind', permission: 'collections.edit' },
  orderCuration: { method: 'PUT', path: '/curation/:kind/order', permission: 'collections.edit' },
  getCuration: { method: 'GET', path: '/curation/:kind/:id', permission: 'collections.view' },
  saveCuration: { method: 'PUT', path: '/curation/:kind/:id', permission: 'collections.edit' },
  publishCuration: {
    method: 'POST',
    path: '/curation/:kind/:id/publication',
    permission: 'collections.edit',
  },
  unpublishCuration: {
    method: 'DELETE',
    path: '/curation/:kind/:id/publication',
    permission: 'collections.edit',
  },
  unscheduleCuration: {
    method: 'DELETE',
    path: '/curation/:kind/:id/schedule',
    permission: 'collections.edit',
  },
  binCuration: { method: 'DELETE', path: '/curation/:kind/:id', permission: 'collections.edit' },
  restoreCuration: {
    method: 'POST',
    path: '/curation/:kind/:id/restoration',
    permission: 'collections.edit',
  },
  listCurationVersions: {
    method: 'GET',
    path: '/curation/:kind/:id/versions',
    permission: 'collections.view',
  },
  bringBackCurationVersion: {
    method: 'POST',
    path: '/curation/:kind/:id/versions/:version/draft',
    permission: 'collections.edit',
  },
  addToCollection: { method: 'POST', path: '/collections/:id/classes', permission: 'collections.edit' },
  matchClasses: { method: 'POST', path: '/class-matches', permission: 'collections.view', unrecorded: true },
  getClassOfDayPlan: { method: 'GET', path: '/class-of-the-day', permission: 'collections.view' },
  planClassOfDay: { method: 'PUT', path: '/class-of-the-day/:day', permission: 'collections.edit' },

  getLook: { method: 'GET', path: '/look', permission: 'look.view' },
  saveLook: { method: 'PUT', path: '/look', permission: 'look.edit' },
  discardLook: { method: 'DELETE', path: '/look/draft', permission: 'look.edit' },
  publishLook: { method: 'POST', path: '/look/publication', permission: 'look.edit' },
  unscheduleLook: { method: 'DELETE', path: '/look/schedule', permission: 'look.edit' },
  getLookMarks: { method: 'GET', path: '/look/marks', permission: 'look.view' },
  // The picture is unused until a change of the draft references it.
  uploadLookPicture: { method: 'POST', path: '/look/pictures', permission: 'look.edit', unrecorded: true },
  listLookVersions: { method: 'GET', path: '/look/versions', permission: 'look.view' },
  restoreLookVersion: { method: 'POST', path: '/look/versions/:version/publication', permission: 'look.edit' },

  listTextLanguages: { method: 'GET', path: '/texts', permission: 'texts.view' },
  listPhrases: { method: 'GET', path: '/texts/:language/phrases', permission: 'texts.view' },
  getTexts: { method: 'GET', path: '/texts/:language', permission: 'texts.view' },
  saveTexts: { method: 'PUT', path: '/texts/:language', permission: 'texts.edit' },
  discardTexts: { method: 'DELETE', path: '/texts/:language/draft', permission: 'texts.edit' },
  publishTexts: { method: 'POST', path: '/texts/:language/publication', permission: 'texts.edit' },
  unscheduleTexts: { method: 'DELETE', path: '/texts/:language/schedule', permission: 'texts.edit' },
  listTextsVersions: { method: 'GET', path: '/texts/:language/versions', permission: 'texts.view' },
  restoreTextsVersion: {
    method: 'POST',
    path: '/texts/:language/versions/:version/publication',
    permission: 'texts.edit',
  },

  previewEmail: { method: 'GET', path: '/texts/:language/emails/:kind', permission: 'texts.view' },
  sendEmailCopy: {
    method: 'POST',
    path: '/texts/:language/emails/:kind/copies',
    permission: 'texts.edit',
    unrecorded: true,
  },

  getPolicy: { method: 'GET', path: '/policies/:kind', permission: 'texts.view' },
  savePolicy: { method: 'PUT', path: '/policies/:kind', permission: 'texts.edit' },
  discardPolicy: { method: 'DELETE', path: '/policies/:kind/draft', permission: 'texts.edit' },
  publishPolicy: { method: 'POST', path: '/policies/:kind/publication', permission: 'texts.edit' },
  unschedulePolicy: { method: 'DELETE', path: '/policies/:kind/schedule', permission: 'texts.edit' },
  listPolicyVersions: { method: 'GET', path: '/policies/:kind/versions', permission: 'texts.view' },
  restorePolicyVersion: {
    method: 'POST',
    path: '/policies/:kind/versions/:version/publication',
    permission: 'texts.edit',
  },

  listAnnouncements: { method: 'GET', path: '/announcements', permission: 'texts.view' },
  createAnnouncement: { method: 'POST', path: '/announcements', permission: 'texts.edit' },
  saveAnnouncement: { method: 'PUT', path: '/announcements/:id', permission: 'texts.edit' },
  publishAnnouncement: { method: 'POST', path: '/announcements/:id/publication', permission: 'texts.edit' },
  unpublishAnnouncement: { method: 'DELETE', path: '/announcements/:id/publication', permission: 'texts.edit' },
  binAnnouncement: { method: 'DELETE', path: '/announcements/:id', permission: 'texts.edit' },
  restoreAnnouncement: { method: 'POST', path: '/announcements/:id/restoration', permission: 'texts.edit' },

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

  checkUpload: { method: 'POST', path: '/upload-checks', permission: 'classes.edit', unrecorded: true },
  listUploads: { method: 'GET', path: '/uploads', permission: 'classes.edit' },
  getClassMedia: { method: 'GET', path: '/classes/:tag/media', permission: 'classes.edit' },
  retryVideo: { method: 'POST', path: '/classes/:tag/media/:version/retry', permission: 'classes.edit' },
  cancelVideo: { method: 'DELETE', path: '/classes/:tag/media/:version/steps', permission: 'classes.edit' },
  deleteSource: { method: 'DELETE', path: '/classes/:tag/media/:version/source', permission: 'classes.delete' },
  makePoster: { method: 'POST', path: '/classes/:tag/media/:version/posters', permission: 'classes.edit' },
  makeTrailer: { method: 'POST', path: '/classes/:tag/media/:version/trailers', permission: 'classes.edit' },
  restoreVideo: { method: 'POST', path: '/classes/:tag/media/:version/restore', permission: 'classes.edit' },
  uploadPicture: { method: 'POST', path: '/classes/:tag/pictures', permission: 'classes.edit' },
  /** Only stored: members see it once a published object references it. */
  uploadClubPicture: { method: 'POST', path: '/pictures', permission: 'collections.edit', unrecorded: true },
  getCaptions: { method: 'GET', path: '/classes/:tag/captions/:language', permission: 'classes.edit' },
  saveCaptions: { method: 'PUT', path: '/classes/:tag/captions/:language', permission: 'classes.edit' },
  removeCaptions: { method: 'DELETE', path: '/classes/:tag/captions/:language', permission: 'classes.edit' },
  publishCaptions: {
    method: 'POST',
    path: '/classes/:tag/captions/:language/publication',
    permission: 'classes.edit',
  },
  changeCaptionsLanguage: {
    method: 'PUT',
    path: '/classes/:tag/captions/:language/language',
    permission: 'classes.edit',
  },
  draftCaptions: { method: 'POST', path: '/classes/:tag/captions', permission: 'classes.edit' },
  getMoves: { method: 'GET', path: '/classes/:tag/moves', permission: 'classes.edit' },
  saveMoves: { method: 'PUT', path: '/classes/:tag/moves', permission: 'classes.edit' },
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

export type StudioCallName = keyof typeof studioCalls
