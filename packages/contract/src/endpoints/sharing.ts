import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LongLink, ShortLink } from '../entities/links.ts'

export const sharingEndpoints = {
  shortenLink: endpoint('shortenLink', { body: LongLink, replies: { 200: ShortLink }, errors: [] }),
  followShortLink: endpoint('followShortLink', {
    params: z.object({ code: z.string().min(1).max(64) }),
    replies: { 302: null },
    errors: ['notFound'],
  }),
}
