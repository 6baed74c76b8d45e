/** A complete email. Addresses are `name@host`; `html` has the same content as `text`. */
export type MailMessage = {
  to: string
  from: { name: string; address: string }
  /** The reply address, if it isn't `from`. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
}

/** Delivers email. `send` rejects if the email wasn't accepted, so that it can be retried (D-18). */
export type Mail = {
  /** Returns the relay's answer; null if the email is only kept in the outbox. */
  send: (message: MailMessage) => Promise<string | null>
  close: () => Promise<void>
}
