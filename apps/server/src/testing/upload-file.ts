import { readFile } from 'node:fs/promises'
import { uploadPath } from '../modules/intake/uploads/tus-routes.ts'

type Options = { name: string; headers?: Record<string, string>; classTag?: string }

/** Sends a file by the tus protocol in one piece, and returns the class it was added to. */
export async function uploadFile(origin: string, file: string, options: Options) {
  const bytes = await readFile(file)
  const { location, tag } = await createUpload(origin, bytes.length, options)
  const reply = await sendFrom(origin + location, bytes, 0, options.headers)
  if (reply.status !== 204) throw new Error(`upload answered ${reply.status}: ${await reply.text()}`)
  return { tag, location }
}

export async function createUpload(origin: string, bytes: number, { name, headers = {}, classTag }: Options) {
  const metadata = [`filename ${base64(name)}`, ...(classTag ? [`classtag ${base64(classTag)}`] : [])].join(',')
  const reply = await fetch(origin + uploadPath, {
    method: 'POST',
    headers: { ...tus, ...headers, 'upload-length': String(bytes), 'upload-metadata': metadata },
  })
  if (reply.status !== 201) throw new Error(`creation answered ${reply.status}: ${await reply.text()}`)
  return {
    location: reply.headers.get('location') ?? '',
    tag: decodeURIComponent(reply.headers.get('x-class-tag') ?? ''),
  }
}

export function sendFrom(address: string, bytes: Uint8Array, offset: number, headers: Record<string, string> = {}) {
  return fetch(address, {
    method: 'PATCH',
    headers: { ...tus, ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes.subarray(offset)),
  })
}

export async function arrived(address: string, headers: Record<string, string> = {}) {
  const reply = await fetch(address, { method: 'HEAD', headers: { ...tus, ...headers } })
  return { status: reply.status, offset: Number(reply.headers.get('upload-offset')) }
}

const tus = { 'tus-resumable': '1.0.0' }

function base64(text: string) {
  return Buffer.from(text).toString('base64')
}
