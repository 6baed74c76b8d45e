import { createHash } from 'node:crypto'

type Cdn = { url: string; key: string; now: () => number }

const addressSeconds = 60

/**
 * Addresses of a CDN that checks tokens itself: `?token=...&expires=...`, where the token is the MD5 of key, path and
 * expiry as base64url. nginx's `secure_link_md5` and bunny.net's basic tokens are made so; S3 keys are the paths.
 */
export function createCdnAddress({ url, key, now }: Cdn) {
  const base = url.replace(/\/$/, '')
  return async (file: string): Promise<string> => {
    const path = `${new URL(base).pathname.replace(/\/$/, '')}/${file}`
    const expires = Math.floor(now() / 1000) + addressSeconds
    const token = createHash('md5').update(`${key}${path}${expires}`).digest('base64url')
    return `${base}/${file.split('/').map(encodeURIComponent).join('/')}?token=${token}&expires=${expires}`
  }
}
