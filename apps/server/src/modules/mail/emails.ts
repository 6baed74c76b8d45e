import type { EmailKind } from '@upbeat/contract/studio/entities/emails'
import type { Email } from './email.ts'
import type { MailKey, MailText } from './mailer.ts'

/** Values that fill in the emails' texts. Each email uses the ones it needs. */
export type EmailFacts = {
  /** The reader's first name, if they gave one. */
  name: string | null
  /** The link of the button. */
  url: string
  price: string
  date: string
  /** The title of a live class. */
  title: string
  provider: string
  time: string
  startsAt: string
  /** The name of a visitor who writes to the club. */
  sender: string
  email: string
  message: string
}
type Writer<Facts extends keyof EmailFacts> = (text: MailText, facts: Pick<EmailFacts, Facts>) => Omit<Email, 'footer'>

/** Every email to members and to the club, as it is sent and as the studio previews it. */
export const emails = {
  reset: email<'name' | 'url'>((text, { name, url }) => ({
    subject: text('resetSubject'),
    greeting: greetingOf(text, name),
    text: text('resetText'),
    action: actionOf(text, 'resetAction', url),
    note: text('resetNote'),
  })),
  invitation: email<'name' | 'url'>((text, { name, url }) => ({
    subject: text('invitationSubject'),
    greeting: greetingOf(text, name),
    text: text('invitationText'),
    action: actionOf(text, 'invitationAction', url),
    note: text('invitationNote'),
  })),
  passwordChanged: email<'name' | 'url'>((text, { name, url }) => ({
    subject: text('passwordChangedSubject'),
    greeting: greetingOf(text, name),
    text: text('passwordChangedText'),
    action: actionOf(text, 'resetAction', url),
    note: text('passwordChangedNote'),
  })),
  emailConfirm: email<'url'>((text, { url }) => ({
    subject: text('emailConfirmSubject'),
    greeting: text('helloNameless'),
    text: text('emailConfirmText'),
    action: actionOf(text, 'marketingAction', url),
    note: text('marketingNote'),
  })),
  /** Without a URL there is nothing to undo. */
  emailChanged: email<'url'>((text, { url }) => ({
    subject: text('emailChangedSubject'),
    greeting: text('helloNameless'),
    text: text('emailChangedText'),
    ...(url !== '' && { action: actionOf(text, 'emailChangedAction', url) }),
    note: text('emailChangedNote'),
  })),
  marketing: email<'name' | 'url'>((text, { name, url }) => ({
    subject: text('marketingSubject'),
    greeting: greetingOf(text, name),
    text: text('marketingText'),
    action: actionOf(text, 'marketingAction', url),
    note: text('marketingNote'),
  })),
  accountDeleted: email<'name'>((text, { name }) => ({
    subject: text('accountDeletedSubject'),
    greeting: greetingOf(text, name),
    text: text('accountDeletedText'),
  })),
  reminder: email<'name' | 'url' | 'time' | 'date' | 'provider' | 'title' | 'startsAt'>(
    (text, { name, url, time, date, provider, title, startsAt }) => ({
      subject: text('reminderSubject', { name: title, time }),
      greeting: greetingOf(text, name),
      text: text('reminderText', { name: title, provider, date, time: startsAt }),
      action: actionOf(text, 'reminderAction', url),
      note: text('reminderNote'),
    }),
  ),
  eventMoved: email<'name' | 'url' | 'date' | 'provider' | 'title' | 'startsAt'>(
    (text, { name, url, date, provider, title, startsAt }) => ({
      subject: text('eventMovedSubject', { name: title }),
      greeting: greetingOf(text, name),
      text: text('eventMovedText', { name: title, provider, date, time: startsAt }),
      action: actionOf(text, 'reminderAction', url),
      note: text('reminderNote'),
    }),
  ),
  eventCancelled: email<'name' | 'date' | 'provider' | 'title' | 'startsAt'>(
    (text, { name, date, provider, title, startsAt }) => ({
      subject: text('eventCancelledSubject', { name: title }),
      greeting: greetingOf(text, name),
      text: text('eventCancelledText', { name: title, provider, date, time: startsAt }),
    }),
  ),
  ready: email<'name' | 'url' | 'provider' | 'title'>((text, { name, url, provider, title }) => ({
    subject: text('readySubject', { name: title }),
    greeting: greetingOf(text, name),
    text: text('readyText', { name: title, provider }),
    action: actionOf(text, 'readyAction', url),
    note: text('readyNote'),
  })),
  receipt: membership('receipt', 'membershipAction'),
  renewalNotice: membership('renewalNotice', 'membershipAction'),
  renewalFailed: membership('renewalFailed', 'renewalFailedAction'),
  cancelled: membership('cancelled', 'membershipAction'),
  cancelledNow: email<'name' | 'url' | 'price' | 'date'>((text, facts) => ({
    ...membership('cancelled', 'membershipAction')(text, facts),
    text: text('cancelledNowText'),
  })),
  resumed: membership('resumed', 'membershipAction'),
  planChanged: membership('planChanged', 'membershipAction'),
  paused: membership('paused', 'membershipAction'),
  pauseEnding: membership('pauseEnding', 'membershipAction'),
  membershipEnded: membership('membershipEnded', 'membershipAction'),
  termEnded: email<MembershipFacts>((text, facts) => ({
    ...membership('membershipEnded', 'membershipAction')(text, facts),
    text: text('termEndedText'),
  })),
  contact: email<'sender' | 'email' | 'message'>((text, { sender, email, message }) => ({
    subject: text('contactSubject', { name: sender }),
    text: text('contactText', { name: sender, email }),
    quote: message,
    note: text('contactNote'),
  })),
} satisfies Record<EmailKind, Writer<keyof EmailFacts>>

type MembershipFacts = 'name' | 'url' | 'price' | 'date'

/** Emails about payments: the keys of subject and text start with the same word. */
function membership(
  beginning:
    | 'receipt'
    | 'renewalNotice'
    | 'renewalFailed'
    | 'cancelled'
    | 'resumed'
    | 'planChanged'
    | 'paused'
    | 'pauseEnding'
    | 'membershipEnded',
  action: MailKey,
): Writer<MembershipFacts> {
  return (text, { name, url, price, date }) => ({
    subject: text(`${beginning}Subject`, { price, date }),
    greeting: greetingOf(text, name),
    text: text(`${beginning}Text`, { price, date }),
    action: actionOf(text, action, url),
  })
}
function email<Facts extends keyof EmailFacts>(write: Writer<Facts>): Writer<Facts> {
  return write
}

function greetingOf(text: MailText, name: string | null): string {
  return name ? text('hello', { name }) : text('helloNameless')
}

function actionOf(text: MailText, label: MailKey, url: string) {
  return { label: text(label), url, addressHint: text('addressHint') }
}
