import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { createCdnAddress } from './cdn-address.ts'
import { openStorage } from './open-storage.ts'

const cdn = { url: 'https://cdn.example/club-media/', key: 'a key of the CDN', now: () => 1_800_000_000_500 }
const addressOf = createCdnAddress(cdn)

it('a CDN’s address holds for a minute and names no session, so that viewers share what the CDN keeps', async () => {
  const address = new URL(await addressOf('club/class/1/720.mp4'))
  expect(`${address.origin}${address.pathname}`).toBe('https://cdn.example/club-media/club/class/1/720.mp4')
  const signed = `${cdn.key}/club-media/club/class/1/720.mp41800000060`
  expect(Object.fromEntries(address.searchParams)).toEqual({
    expires: '1800000060',
    token: createHash('md5').update(signed).digest('base64url'),
  })
  expect(address.href).toBe(await addressOf('club/class/1/720.mp4'))
})

it('a token is for one file', async () => {
  const [one, other] = [await addressOf('club/class/1/720.mp4'), await addressOf('club/class/1/1080.mp4')]
  expect(new URL(one).searchParams.get('token')).not.toBe(new URL(other).searchParams.get('token'))
})

it('players are sent to the CDN, but not while media is moved', async () => {
  const settings = { NODE_ENV: 'test', MEDIA_CDN_URL: 'https://cdn.example', MEDIA_CDN_KEY: 'sixteen letters or more' }
  const bucket = { S3_ENDPOINT: 'http://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  const hostOf = async (more: object) =>
    new URL((await openStorage(readConfig({ ...settings, ...more })).temporaryAddress?.('a/b/1/c')) ?? '').host
  expect(await hostOf({})).toBe('cdn.example')
  expect(await hostOf(bucket)).toBe('cdn.example')
  expect(await hostOf({ ...bucket, MEDIA_MOVING_TO: 's3', DATA_DIR: '/nowhere' })).toBe('s3.example')
})
