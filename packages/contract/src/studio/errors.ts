import type { ErrorCode } from '../errors.ts'

/**
 * The errors that only the studio has, besides those of the shared table; separate so that the member app doesn't load them. The studio's
 * replies have the code's name: `{ code: 'lastOwner', message }`; its phrase is `errors.lastOwner`.
 */
export const studioErrors = {
  signInFailed: { status: 401, message: 'Wrong email address or password' },
  wrongCode: { status: 401, message: 'This code is not valid' },
  foreignOrigin: { status: 403, message: 'Requests from another site are refused' },
  notPermitted: { status: 403, message: 'Your role does not allow this' },
  reauthenticationRequired: { status: 403, message: 'Confirm with your password or second factor first' },
  reauthenticationFailed: { status: 403, message: 'This could not be confirmed' },
  secondFactorOverdue: { status: 403, message: 'Set up a second factor first' },
  passkeyRefused: { status: 400, message: 'This passkey could not be added' },
  addressTaken: { status: 409, message: 'This web address is taken or reserved' },
  lastOwner: { status: 409, message: 'A club always has an owner. Transfer the ownership first.' },
  notAllowedNow: { status: 409, message: 'This is not possible in its present state' },
  changedSince: { status: 409, message: 'It has been changed since, so this change can no longer be undone by itself' },
  changedElsewhere: { status: 409, message: 'Someone else has changed this since it was read' },
  otherCurrency: { status: 409, message: 'The club takes payments in another currency' },
  notUndoable: { status: 409, message: 'This change cannot be undone, or is older than 30 days' },
  notPublishable: { status: 409, message: 'Something is missing before it can be published' },
  categoryInUse: { status: 409, message: 'This category has classes. Choose another category for them.' },
  tooManyClasses: { status: 409, message: 'At most 10,000 classes can be changed at once' },
  logoUnreadable: { status: 400, message: 'This file is not a picture that can be read' },
  logoTooLarge: { status: 400, message: 'This picture has more than 40 million pixels' },
  logoAnimated: { status: 400, message: 'A logo can’t be an animation' },
  captionsExist: { status: 409, message: 'There are captions in this language already' },
  captionsLanguage: { status: 400, message: 'Members can’t choose captions in this language' },
  captionsUnreadable: { status: 400, message: 'These captions are neither WebVTT nor SRT' },
  sourceNeeded: { status: 409, message: 'The original file is needed until its video is prepared in every quality' },
  sourceDeleted: { status: 409, message: 'The original was deleted: upload the file again' },
  trackMissing: { status: 400, message: 'The original file has no such track' },
  pictureTooLarge: { status: 400, message: 'This picture has more than 100 million pixels' },
  pictureUnreadable: { status: 400, message: 'This picture can’t be read. Use a JPEG, PNG, WebP or AVIF file.' },
  emptyFile: { status: 400, message: 'This file is empty' },
  storageFull: { status: 507, message: 'There is not enough space on the server' },
  quotaExceeded: { status: 507, message: 'The club’s storage is full' },
  tooManyUploads: { status: 429, message: 'Too many uploads are open. Finish or cancel some first.' },
  domainInvalid: { status: 400, message: 'This is no domain like club.example, without scheme, port or path' },
  domainTaken: { status: 409, message: 'This domain belongs to another club' },
  domainReserved: { status: 409, message: 'This address belongs to the server itself' },
  domainNotProven: { status: 409, message: 'The TXT record that proves whose domain this is was not found' },
  domainNotLive: { status: 409, message: 'This domain does not answer for this server yet' },
  signOnUnreachable: { status: 409, message: 'The identity provider does not answer' },
  signOnMismatch: { status: 409, message: 'The identity provider says something else than was entered' },
  senderActive: { status: 409, message: 'Somebody is sending already' },
  senderReplaced: { status: 409, message: 'Somebody else has taken over' },
  segmentInvalid: { status: 400, message: 'This is no fragmented MP4 of the announced codec' },
  alreadyStaff: { status: 409, message: 'This person already belongs to the club' },
} as const satisfies Record<string, { status: number; message: string }>

export type StudioErrorCode = ErrorCode | keyof typeof studioErrors
