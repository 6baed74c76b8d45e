import type { RecordedWrite } from './studio-writes/recorded-write.ts'

const ofPerson = 'belongs to the person and not to the club, and what is secret of it is not kept'
const ofStaff = 'who may do what changes only with a fresh password or second factor'
const ofInstallation = 'concerns the installation and not a club'
const ofKey = 'the key itself is not kept'
const ofRequest = 'changes nothing but who waits for whom: it is made and withdrawn by its author'
const ofPreparation = 'shows nothing else to anyone: the preparation can be stopped and begun again'

/** The recorded writes that the history doesn't take back, with the reason. Every other one must be undone exactly. */
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
  createApiKey: ofKey,
  revokeApiKey: ofKey,
  uploadPicture: 'shows nowhere until a class names it, which is an edit',
  retryVideo: ofPreparation,
  cancelVideo: ofPreparation,
  draftCaptions: 'members don’t see drafted captions; putting them on air is undone',
  requestPublication: ofRequest,
  withdrawPublicationRequest: ofRequest,
  discardClass: 'the class was made for an upload that was cancelled, and has nothing in it',
  deleteSource: 'frees the space at once, which is its purpose; the page warns before',
}
