/** One mail, ready to go. Addresses are `name@host`; `html` says the same as `text`. */
export type MailMessage = {
  to: string
  from: { name: string; address: string }
  /** Where an answer goes, if not to `from`. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
}

/** Hands mail over. `send` rejects when the mail was not taken, so that it can be tried again (D-18). */
export type Mail = {
  send: (message: MailMessage) => Promise<void>
  close: () => Promise<void>
}
