import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Transcribe, Transcript } from '../../modules/intake/captions/transcribe-port.ts'

type Settings = { url: string; key?: string | undefined; model: string; timeoutSeconds: number }
type Reply = { status: number; text: string }

const maxReplyBytes = 5_000_000
const keptLines = 12
/** Codes of errors before the request reached the service. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']
const busy = [429, 502, 503, 504]

/**
 * Transcribes with a service that implements OpenAI's transcription call (`POST …/v1/audio/transcriptions`), e.g.
 * whisper.cpp, Speaches or LocalAI. Uses Node's own client, since `fetch` fails if a reply takes over five minutes to
 * begin.
 */
export function createHttpTranscribe(settings: Settings): Transcribe {
  return async ({ file, language, signal }) => {
    const timeout = AbortSignal.timeout(settings.timeoutSeconds * 1000)
    try {
      return judge(await send(settings, { file, language }, AbortSignal.any([signal, timeout])))
    } catch (error) {
      const message = `The captions service: ${wordsOf(error)}`
      if (timeout.aborted) return { kind: 'tookTooLong', message: `No reply within ${settings.timeoutSeconds} s` }
      if (unreachable.includes(codeOf(error))) return { kind: 'unavailable', message }
      return { kind: 'failed', message, lines: [], isFinal: false }
    }
  }
}

function judge({ status, text }: Reply): Transcript {
  if (status === 200) return { kind: 'text', text }
  const message = `The captions service answered ${status}`
  if (busy.includes(status)) return { kind: 'unavailable', message }
  return { kind: 'failed', message, lines: text.split('\n').slice(0, keptLines), isFinal: status < 500 }
}

async function send(
  { url, key, model }: Settings,
  { file, language }: { file: string; language: string },
  signal: AbortSignal,
): Promise<Reply> {
  const boundary = `upbeat-${randomUUID()}`
  const fields = { model, language, response_format: 'vtt' }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="sound.m4a"\r\ncontent-type: audio/mp4\r\n\r\n`
  const tail = `\r\n--${boundary}--\r\n`
  const { size } = await stat(file)
  const outgoing = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': Buffer.byteLength(head) + size + Buffer.byteLength(tail),
      accept: 'text/vtt, text/plain',
      ...(key && { authorization: `Bearer ${key}` }),
    },
  })
  const replied = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
  })
  async function* body() {
    yield Buffer.from(head)
    yield* createReadStream(file)
    yield Buffer.from(tail)
  }
  // A service may refuse before it has read everything: its reply counts, not the broken upload.
  const sent = pipeline(Readable.from(body()), outgoing).catch(() => undefined)
  const incoming = await replied
  const text = await textOf(incoming)
  outgoing.destroy()
  await sent
  return { status: incoming.statusCode ?? 0, text }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxReplyBytes) throw new Error('its reply is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '')
}

function wordsOf(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.message : String(error))
}
