import type { StudioCall } from '../call.ts'

/** Saved views, curation, the look, texts, policies and announcements. */
export const contentCalls = {
  // Whoever may see the list that a view is of; the service checks it.
  listViews: { method: 'GET', path: '/views/:kind', permission: 'staff' },
  saveView: { method: 'POST', path: '/views/:kind', permission: 'staff' },
  removeView: { method: 'DELETE', path: '/views/:kind/:id', permission: 'staff' },
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
} as const satisfies Record<string, StudioCall>
