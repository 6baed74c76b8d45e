import type { RecordedWrite } from './studio-writes/recorded-write.ts'

const ofPerson = 'belongs to the person, not the club, and its secrets are not stored'
const ofStaff = 'permissions change only with a fresh password or second factor'
const ofInstallation = 'concerns the installation, not a club'
const ofKey = 'the key itself is not stored'
const ofWebhook = 'needs a fresh password or second factor, and the history stores no secrets'
const ofPaymentKey = 'the payment keys before are not stored'
const ofPlatform = 'leads to the payment provider, where the account’s owner goes on'
const ofRequest = 'changes only a request, which its author makes and withdraws'
const ofMember =
  'concerns a member, of whom the history stores nothing: emails, payments and sessions can’t be taken back'
const ofPreparation = 'changes nothing that anyone sees: the preparation can be stopped and restarted'

/**
 * The recorded writes that can't be undone from the history, with the reason. Every other one must be undone exactly.
 */
export const notUndoable: Partial<Record<RecordedWrite, string>> = {
  resetStaffPassword: ofPerson,
  updateAccount: ofPerson,
  changeStaffPassword: ofPerson,
  endStaffSession: ofPerson,
  confirmTotp: ofPerson,
  removeTotp: ofPerson,
  renewRecoveryCodes: ofPerson,
  addPasskey: ofPerson,
  renamePasskey: ofPerson,
  removePasskey: ofPerson,
  changeRole: ofStaff,
  removeStaff: ofStaff,
  leaveClub: ofStaff,
  transferOwnership: ofStaff,
  setAllowances: ofStaff,
  invite: ofStaff,
  resendInvitation: ofStaff,
  renewInvitationLink: ofStaff,
  withdrawInvitation: ofStaff,
  acceptInvitation: ofStaff,
  createSetupAccount: ofInstallation,
  createClub: ofInstallation,
  setClubQuotas: ofInstallation,
  suspendClubs: ofInstallation,
  pauseQueue: ofInstallation,
  retryJobs: ofInstallation,
  createApiKey: ofKey,
  revokeApiKey: ofKey,
  savePayoutRule: 'months that were frozen meanwhile keep their rule; the one before is in the history',
  linkPayoutCoach: 'decides who sees a payout, which may have been read; it is unlinked on the page',
  startClubExport: 'only reads the club; its file is deleted after a day',
  createWebhook: ofWebhook,
  changeWebhook: ofWebhook,
  renewWebhookSecret: ofWebhook,
  removeWebhook: ofWebhook,
  connectPaymentAccount: ofPaymentKey,
  linkPaymentAccount: ofPlatform,
  disconnectPaymentAccount: ofPaymentKey,
  saveMemberNote: 'the history stores nothing that staff write about a member',
  sendMemberReset: ofMember,
  endMemberSessions: ofMember,
  changeMemberAddress: 'the email to the old address has a link that undoes it',
  addMemberDays: ofMember,
  cancelMembership: 'the member can resume it themselves until it ends',
  pauseMembership: 'the pause is ended on the member’s page',
  unpauseMembership: ofMember,
  refundMember: ofMember,
  deleteMember: ofMember,
  importMembers: 'new members may have signed in by then; each can be deleted on their page',
  inviteImportedMembers: ofMember,
  replaceStreamKey: 'the old key must not work again',
  makeClassOfRecording: 'the class can be binned like any other',
  discardRecording: 'deletes the recording, which is its purpose; the page warns first',
  uploadPicture: 'isn’t shown until a class uses it, which is an edit',
  retryVideo: ofPreparation,
  cancelVideo: ofPreparation,
  draftCaptions: 'members don’t see drafted captions; publishing them is undone',
  requestPublication: ofRequest,
  withdrawPublicationRequest: ofRequest,
  discardClass: 'the class was made for an upload that was cancelled, and has nothing in it',
  deleteSource: 'frees the space at once, which is its purpose; the page warns first',
}
