// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { addressExpiry } from './address-expiry.ts'
import { type HlsError, hlsFailure } from './hls-failure.ts'
import { manifestPolicy } from './hls-player.ts'
import { isGivenUp, type SegmentError } from './is-given-up.ts'
import { createRenewableAddress } from './renewable-address.ts'

describe('an error of hls.js', () => {
  const error = (change: Partial<HlsError>): HlsError => ({
    type: 'networkError',
    details: 'fragLoadError',
    fatal: true,
    status: undefined,
    ...change,
  })
  it.each<[string, Partial<HlsError>, boolean, string | null]>([
    ['no answer', { fatal: false, status: 0 }, true, 'network'],
    ['no answer in time', { fatal: false, details: 'fragLoadTimeOut' }, true, 'network'],
    ['a refused address', { fatal: false, status: 403 }, true, 'expired'],
    ['a session that ended', { status: 401 }, true, 'expired'],
    ['a playlist that is gone after play began', { details: 'levelLoadError', status: 404 }, true, 'streamOver'],
    ['a manifest that is gone after play began', { details: 'manifestLoadError', status: 410 }, true, 'streamOver'],
    ['a manifest that never was', { details: 'manifestLoadError', status: 404 }, false, 'playback'],
    ['a segment that is gone', { status: 404 }, true, 'playback'],
    ['what hls.js tries again', { fatal: false, status: 500 }, true, null],
    ['a playlist that is none', { details: 'manifestParsingError' }, false, 'playback'],
    ['damaged media', { type: 'mediaError', details: 'bufferAppendError' }, true, 'playback'],
    ['damaged media that it mends', { type: 'mediaError', details: 'bufferStalledError', fatal: false }, true, null],
  ])('that is %s', (_, change, hasPlayed, expected) => {
    expect(hlsFailure(error(change), hasPlayed)?.kind ?? null).toBe(expected)
  })
})

describe('a segment that can’t be loaded', () => {
  it.each<[string, Partial<SegmentError>, boolean]>([
    ['is given up where it is in no quality', { status: 404, action: { retryCount: 1 } }, true],
    ['is asked for in another quality', { status: 404, action: { nextAutoLevel: 1, retryCount: 1 } }, false],
    ['is asked for again where the server is in trouble', { status: 503, action: { retryCount: 2 } }, false],
    ['is given up where the server stays so', { status: 503, action: { retryCount: 3 } }, true],
    ['is asked for with a new address', { status: 403, action: { retryCount: 9 } }, false],
    ['is waited for without a network', { status: 0, action: { retryCount: 90 } }, false],
  ])('%s', (_, change, expected) => {
    expect(isGivenUp({ details: 'fragLoadError', status: undefined, action: undefined, ...change })).toBe(expected)
  })
})

describe('a master playlist', () => {
  it.each<[string, number, boolean, number | undefined, string[]]>([
    ['that a moment’s loss of the line held up is only asked for again', 0, false, 0, ['retried']],
    ['that nobody answers is asked for again and reported', 1, false, 0, ['reported', 'retried']],
    ['that does not come in time is asked for again and reported', 0, true, undefined, ['reported', 'retried']],
    ['that the server refuses is not asked for again', 1, false, 404, []],
    ['that a server in trouble can’t send is asked for again', 1, false, 503, ['retried']],
  ])('PLAY-24 %s', (_, count, isTimeout, code, expected) => {
    const happened: string[] = []
    const { errorRetry } = manifestPolicy(() => happened.push('reported')).default
    const response = code === undefined ? undefined : { url: '', data: '', code }
    if (errorRetry?.shouldRetry?.(errorRetry, count, isTimeout, response, true)) happened.push('retried')
    expect(happened).toEqual(expected)
  })
})

describe('a media address', () => {
  it('moves URLs from playlists to the newest signature', () => {
    const address = createRenewableAddress('http://club.test/media/one/class/master.m3u8')
    const old = 'http://club.test/media/one/class/720/4.m4s'
    expect(address.current(old)).toBe(old)
    address.renew('http://club.test/media/two/class/master.m3u8')
    expect(address.current(old)).toBe('http://club.test/media/two/class/720/4.m4s')
    expect([address.isOlder(old), address.isOlder(address.current(old))]).toEqual([true, false])
    address.renew('http://club.test/media/three/class/master.m3u8')
    expect(address.current(old)).toBe('http://club.test/media/three/class/720/4.m4s')
    expect(address.current('http://club.test/media/two/class/cues.vtt')).toBe(
      'http://club.test/media/three/class/cues.vtt',
    )
    expect(address.current('http://cdn.test/key')).toBe('http://cdn.test/key')
  })

  it.each([
    ['http://club.test/media/tot6vk~hash~tenant~mac/tenant.class/master.m3u8', Number.parseInt('tot6vk', 36) * 1000],
    ['https://cdn.test/video/master.m3u8', null],
    ['https://cdn.test/media/demo/master.m3u8', null],
  ])('%s ends at %s', (url, expected) => {
    expect(addressExpiry(url)).toBe(expected)
  })
})
