import { createServer, type Socket } from 'node:net'

export type SmtpSink = {
  url: string
  received: { from: string; to: string; data: string }[]
  /** Whether mail is refused with a temporary failure. */
  refuse: (isRefused: boolean) => void
  /** Whether the connection is closed instead of the reply to a complete mail, which is kept. */
  breakOff: (isBroken: boolean) => void
  close: () => Promise<void>
}

/** A mail server for tests that accepts and keeps all mail unless set to refuse. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const received: SmtpSink['received'] = []
  const sockets = new Set<Socket>()
  let refuses = false
  let breaksOff = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(
      socket,
      (mail) => {
        received.push(mail)
        return !breaksOff
      },
      () => refuses,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (isRefused) => {
      refuses = isRefused
    },
    breakOff: (isBroken) => {
      breaksOff = isBroken
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** `keep` returns whether the mail is acknowledged. */
function converse(socket: Socket, keep: (mail: SmtpSink['received'][number]) => boolean, refuses: () => boolean) {
  let buffer = ''
  let mail = { from: '', to: '', data: '' }
  let readsData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  say('220 sink')
  socket.on('data', (chunk: string) => {
    buffer += chunk
    for (;;) {
      const end = buffer.indexOf(readsData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const piece = buffer.slice(0, end)
      buffer = buffer.slice(end + (readsData ? 5 : 2))
      if (readsData) {
        readsData = false
        const isAcknowledged = keep({ ...mail, data: piece })
        mail = { from: '', to: '', data: '' }
        if (!isAcknowledged) return socket.destroy()
        say('250 kept')
      } else command(piece)
    }
  })

  function command(line: string) {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') {
      mail.from = line
      return say(refuses() ? '451 not now' : '250 ok')
    }
    if (verb === 'RCPT') mail.to = line
    if (verb === 'DATA') {
      readsData = true
      return say('354 go on')
    }
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    say('250 ok')
  }
}
