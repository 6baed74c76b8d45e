import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

type Change = (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders
export type TlsProxy = {
  url: string
  /** Changes the headers of further replies. */
  change: (change: Change) => void
  close: () => Promise<void>
}

/** Creates a self-signed certificate for `host` in `folder`; its path serves as that of a trusted authority. */
export function makeCertificate(folder: string, host = 'localhost'): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-days', '2', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key, certificate }
}

/** The TLS proxy that docs/self-hosting.md asks for, in front of a server on `port` of this machine. */
export async function openTlsProxy(port: number, files: { key: string; certificate: string }): Promise<TlsProxy> {
  let change: Change = (headers) => headers
  const options = { key: readFileSync(files.key), cert: readFileSync(files.certificate) }
  const server = createServer({ ...options, keepAlive: false }, (incoming, answer) => {
    // A missing `Date` must not be added here.
    answer.sendDate = false
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const passed = request(
      { port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, change(reply.headers))
        reply.pipe(answer)
      },
    )
    passed.once('error', () => answer.writeHead(502).end())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    change: (next) => {
      change = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
