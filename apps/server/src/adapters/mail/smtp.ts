import type { Mail } from '../../modules/mail/mail.ts'
import type { Clock } from '../../platform/clock/clock.ts'

const timeoutMs = 20_000

/** Mail through a relay, `smtp://user:password@host:587` or `smtps://`. Connections are reused. */
export function createSmtpMail(url: string, clock: Clock): Mail {
  let transport: ReturnType<typeof open> | undefined
  async function open() {
    // Loaded at the first use (docs/decisions/122).
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
  }
  return {
    send: async (message) => {
      transport ??= open()
      const { response } = await (await transport).sendMail({ ...message, date: clock.now() })
      return response
    },
    close: async () => (await transport)?.close(),
  }
}

/** Connects and signs in without sending anything. Rejects with the relay's reason. */
export async function signInToMail(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
