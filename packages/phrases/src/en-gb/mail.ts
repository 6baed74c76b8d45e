/** What the club writes to its members, and to itself, by mail. */
export const mail = {
  hello: 'Hello {{name}},',
  helloNameless: 'Hello,',
  resetSubject: 'Choose a new password for {{club}}',
  resetText: 'You asked for a new password. Choose it here:',
  resetAction: 'Choose a new password',
  resetNote:
    'The link works once and for one hour. If it was not you who asked, nothing changes and you can ignore this.',
  invitationSubject: 'Your account at {{club}} is ready',
  invitationText: '{{club}} has made an account for you with this email address. Choose a password to sign in:',
  invitationAction: 'Choose a password',
  invitationNote: 'The link works once and for 30 days. After that, ask for a new one on the sign-in page.',
  marketingSubject: 'Confirm your email for {{club}}',
  marketingText: 'You would like news and offers from {{club}}. Please confirm that this address is yours:',
  marketingAction: 'Confirm my email',
  marketingNote: 'If it was not you who asked, do nothing and we will not write again.',
  renewalFailedSubject: 'Your payment to {{club}} did not go through',
  renewalFailedText:
    'We could not charge your card for your membership. We will try again on {{date}}; until then you keep your access.',
  renewalFailedAction: 'See my membership',
  receiptSubject: 'Your receipt from {{club}}',
  receiptText: 'We charged {{price}} to your card on {{date}} for your membership. Thank you for training with us.',
  renewalNoticeSubject: 'Your membership of {{club}} renews soon',
  renewalNoticeText:
    'Your membership renews on {{date}}, and {{price}} will be charged to your card. You need do nothing; you can change or cancel it in your account until then.',
  membershipEndedSubject: 'Your membership of {{club}} has ended',
  membershipEndedText:
    'We could not charge your card for your membership, so it has ended. You can choose a plan again whenever you like.',
  termEndedText:
    'Your plan has run its full time, so your membership has ended. Nothing more will be charged. You can choose a plan again whenever you like.',
  pausedSubject: 'Your membership of {{club}} is paused',
  pausedText:
    'Your membership rests from the end of the paid period until {{date}}, and nothing is charged until then. After that it continues by itself; you can end the pause earlier in your account.',
  pauseEndingSubject: 'Your membership of {{club}} continues soon',
  pauseEndingText:
    'Your pause ends on {{date}}. From then on you can watch again, and {{price}} will be charged to your card.',
  membershipAction: 'See my membership',
  accountDeletedSubject: 'Your account at {{club}} is deleted',
  accountDeletedText:
    'As you asked, we have deleted your account and everything that we kept about you. Your membership has ended and nothing more will be charged.',
  emailChangedSubject: 'The email of your {{club}} account has changed',
  emailConfirmSubject: 'Confirm your new email for {{club}}',
  emailConfirmText: 'This address is to become the email of your account at {{club}}. The link works for one day:',
  emailChangedAction: 'Undo the change (within 7 days)',
  emailChangedText:
    'Your account at {{club}} now has another email address. This one no longer signs in, and we will not write to it about your account again.',
  emailChangedNote: 'If it was not you who changed it, tell {{club}} at once.',
  reminderSubject: '{{name}} starts at {{time}}',
  reminderText: '{{name}} with {{provider}} begins on {{date}} at {{time}}.',
  reminderAction: 'Open the live class',
  reminderNote: 'You asked to be reminded. On the page of the class you can switch that off.',
  eventMovedSubject: '{{name}} has a new time',
  eventMovedText: '{{name}} with {{provider}} has a new time: {{date}} at {{time}}.',
  eventCancelledSubject: '{{name}} is cancelled',
  eventCancelledText: '{{name}} with {{provider}} on {{date}} at {{time}} is cancelled.',
  readySubject: '{{name}} is ready to watch',
  readyText: 'The video of {{name}} with {{provider}} is ready to watch.',
  readyAction: 'Watch now',
  readyNote: 'You asked us to tell you. We won’t write again about this video.',
  cancelledSubject: 'Your membership of {{club}} is cancelled',
  cancelledText:
    'As you asked, your membership is cancelled. You keep access until {{date}}, and nothing more will be charged. Until then you can change your mind in your account.',
  cancelledNowText: 'As you asked, your membership is cancelled and has ended. Nothing more will be charged.',
  resumedSubject: 'Your membership of {{club}} continues',
  resumedText:
    'As you asked, your membership continues. It renews on {{date}} for {{price}}; until then you can change or cancel it in your account.',
  planChangedSubject: 'Your plan at {{club}} has changed',
  planChangedText:
    'As you asked, your plan has changed. It renews on {{date}} for {{price}}; until then you can change or cancel it in your account.',
  passwordChangedSubject: 'Your password for {{club}} has changed',
  passwordChangedText: 'The password of your account at {{club}} has changed, and you were signed out on all devices.',
  passwordChangedNote: 'If it was not you who changed it, choose a new password and tell {{club}} at once.',
  contactSubject: 'Message from {{name}}',
  contactText: '{{name}} ({{email}}) wrote to {{club}}:',
  contactNote: 'Answer this mail to write back.',
  addressHint: 'If the button does not work, open this address:',
  footer: 'Sent by {{club}}',
} as const
