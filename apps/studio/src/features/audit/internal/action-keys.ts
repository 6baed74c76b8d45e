import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

/** The kinds of audited objects. */
export const kindKeys: Record<string, StudioTextKey> = {
  class: 'audit.kindClass',
  classes: 'audit.kindManyClasses',
  classView: 'audit.kindClassView',
  club: 'audit.kindClub',
  look: 'audit.kindLook',
  category: 'audit.kindCategory',
  collection: 'audit.kindCollection',
  channel: 'audit.kindChannel',
  curationOrder: 'audit.kindCurationOrder',
  classOfDay: 'audit.kindClassOfDay',
  announcement: 'audit.kindAnnouncement',
  texts: 'audit.kindTexts',
  policy: 'audit.kindPolicy',
  word: 'audit.kindWord',
  staff: 'audit.kindStaff',
  invitation: 'audit.kindInvitation',
  ownership: 'audit.kindOwnership',
  allowances: 'audit.kindAllowances',
  account: 'audit.kindAccount',
}

/** The phrase of an action on `object`. An unknown verb is shown as a change. */
export function actionKey(action: string): StudioTextKey {
  return actions[action] ?? verbs[action.slice(action.indexOf('.') + 1)] ?? 'audit.changed'
}

const actions: Record<string, StudioTextKey> = {
  'classView.removed': 'audit.viewRemoved',
  'classes.edited': 'audit.classesEdited',
  'classes.imported': 'audit.classesImported',
  'classes.published': 'audit.classesPublished',
  'classes.unpublished': 'audit.classesUnpublished',
  'account.passkeyAdded': 'audit.passkeyAdded',
  'account.passkeyRemoved': 'audit.passkeyRemoved',
  'account.passkeyRenamed': 'audit.passkeyRenamed',
  'account.passwordChanged': 'audit.passwordChanged',
  'account.recoveryCodesRenewed': 'audit.recoveryCodesRenewed',
  'account.totpAdded': 'audit.totpAdded',
  'account.totpRemoved': 'audit.totpRemoved',
  'allowances.changed': 'audit.allowancesChanged',
  'invitation.linkMade': 'audit.invitationLinkMade',
  'invitation.resent': 'audit.invitationResent',
  'invitation.sent': 'audit.invitationSent',
  'invitation.withdrawn': 'audit.invitationWithdrawn',
  'ownership.transferred': 'audit.ownershipTransferred',
  'word.renamed': 'audit.wordRenamed',
  'curationOrder.changed': 'audit.orderChanged',
  'classOfDay.changed': 'audit.classOfDayChanged',
  'staff.joined': 'audit.staffJoined',
  'staff.left': 'audit.staffLeft',
  'staff.removed': 'audit.staffRemoved',
  'staff.roleChanged': 'audit.roleChanged',
}

const verbs: Record<string, StudioTextKey> = {
  cancelVideo: 'audit.cancelVideo',
  deleteSource: 'audit.deleteSource',
  withdrawCaptions: 'audit.withdrawCaptions',
  uploadVideo: 'audit.uploadVideo',
  makePoster: 'audit.makePoster',
  makeTrailer: 'audit.makeTrailer',
  changeCaptionsLanguage: 'audit.changeCaptionsLanguage',
  draftCaptions: 'audit.draftCaptions',
  publishCaptions: 'audit.publishCaptions',
  removeCaptions: 'audit.removeCaptions',
  restoreVideo: 'audit.restoreVideo',
  retryVideo: 'audit.retryVideo',
  saveCaptions: 'audit.saveCaptions',
  saveMoves: 'audit.saveMoves',
  uploadPicture: 'audit.uploadPicture',
  binned: 'audit.binned',
  created: 'audit.created',
  published: 'audit.published',
  republished: 'audit.republished',
  removed: 'audit.removed',
  restored: 'audit.restored',
  scheduled: 'audit.scheduled',
  unpublished: 'audit.unpublished',
  unscheduled: 'audit.unscheduled',
}
