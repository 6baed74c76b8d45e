import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

type Request = { method: string; url: string; headers: IncomingHttpHeaders }

/** Whether a request has a valid Signature Version 4, in its header or its URL. The body is not signed. */
export function isSigned({ method, url, headers }: Request, keys: { accessKeyId: string; secretAccessKey: string }) {
  const { pathname, searchParams: query } = new URL(url, 'http://bucket')
  const header = Object.fromEntries(
    (headers.authorization ?? '').split(/[ ,]+/).map((field): [string, string | undefined] => {
      const [name = '', value] = field.split('=')
      return [name, value]
    }),
  )
  const field = (name: string) => query.get(`X-Amz-${name}`) ?? header[name] ?? ''
  const [accessKeyId, ...scope] = field('Credential').split('/')
  const date = query.get('X-Amz-Date') ?? String(headers['x-amz-date'])
  const signed = field('SignedHeaders').split(';')
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map((pair) => pair.map(encode).join('='))
      .toSorted()
      .join('&'),
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${keys.secretAccessKey}`)
  return accessKeyId === keys.accessKeyId && field('Signature') === hmac(key, text).toString('hex')
}

function encode(text: string) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest()
}
