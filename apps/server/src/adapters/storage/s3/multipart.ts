import type { AwsClient } from 'aws4fetch'
import type { Multipart, UploadedPart } from '../../../modules/media/storage.ts'
import { unlessMissing, valuesOf } from './replies.ts'

type Parts = {
  client: AwsClient
  /** Sends a signed request. Rejects unless the bucket answers with success. */
  ask: (url: string, init?: RequestInit) => Promise<Response>
  addressOf: (key: string) => string
}
/** `put` sends a part from here, and returns its ETag. */
export type BucketMultipart = Multipart & {
  put: (key: string, id: string, number: number, body: Blob) => Promise<string>
}

/** Buckets look at it when a request begins, so a part on a slow line may take longer. */
const addressSeconds = 600

/** Multipart uploads of S3, sent by this server or by browsers with signed addresses. */
export function createMultipart({ client, ask, addressOf }: Parts): BucketMultipart {
  const uploadOf = (key: string, id: string) => `${addressOf(key)}?uploadId=${encodeURIComponent(id)}`
  const partOf = (key: string, id: string, number: number) =>
    `${addressOf(key)}?partNumber=${number}&uploadId=${encodeURIComponent(id)}`

  async function addressOfPart(key: string, id: string, { number, bytes }: { number: number; bytes: number }) {
    const url = new URL(partOf(key, id, number))
    url.searchParams.set('X-Amz-Expires', String(addressSeconds))
    // The bucket refuses a body of another length.
    const headers = { 'content-length': String(bytes) }
    const signed = await client.sign(url.href, { method: 'PUT', headers, aws: { signQuery: true, allHeaders: true } })
    return signed.url
  }

  /** Buckets list up to a thousand parts at once. */
  async function parts(key: string, id: string): Promise<UploadedPart[] | null> {
    const found: UploadedPart[] = []
    let after: string | undefined = '0'
    while (after !== undefined) {
      const listed = await listAfter(key, id, after)
      if (listed === null) return null
      const [sizes, etags] = [valuesOf(listed, 'Size'), valuesOf(listed, 'ETag')]
      for (const [at, number] of valuesOf(listed, 'PartNumber').entries()) {
        found.push({ number: Number(number), bytes: Number(sizes[at]), etag: etags[at] ?? '' })
      }
      const isMore: boolean = valuesOf(listed, 'IsTruncated')[0] === 'true'
      after = isMore ? valuesOf(listed, 'NextPartNumberMarker')[0] : undefined
    }
    return found
  }

  async function listAfter(key: string, id: string, after: string): Promise<string | null> {
    const reply = await ask(`${uploadOf(key, id)}&part-number-marker=${after}`).catch(unlessMissing)
    return reply ? reply.text() : null
  }

  return {
    async begin(key) {
      const begun = await (await ask(`${addressOf(key)}?uploads`, { method: 'POST' })).text()
      const [id] = valuesOf(begun, 'UploadId')
      if (!id) throw new Error('The bucket named no upload')
      return id
    },
    async put(key, id, number, body) {
      const reply = await ask(partOf(key, id, number), { method: 'PUT', body })
      return reply.headers.get('etag') ?? ''
    },
    addressOf: addressOfPart,
    parts,
    async complete(key, id, whole) {
      const listed = whole.map(
        ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`
      const said = await (await ask(uploadOf(key, id), { method: 'POST', body })).text()
      // S3 sends the status before it puts the parts together, so a failure may come with 200.
      if (valuesOf(said, 'Code').length > 0) throw new Error(`The bucket refused the parts: ${valuesOf(said, 'Code')}`)
    },
    async abort(key, id) {
      await ask(uploadOf(key, id), { method: 'DELETE' }).catch(unlessMissing)
    },
  }
}
