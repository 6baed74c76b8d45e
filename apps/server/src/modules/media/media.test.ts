import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const tag = 'pulse-1008-001'

async function linksOf(token: string) {
  return (await app.call('GET', `/api/v3/virtualclass/${tag}`, { token })).json()
}

async function linksFor(email: string) {
  const { token } = await app.signIn(email)
  const found = await linksOf(token)
  const stream = new URL(found.alternateLink).pathname
  return { token, found, stream, base: stream.replace(/\/master\.m3u8$/, '') }
}

describe('the media of a class', () => {
  it('is a master playlist with three renditions, the lowest under 200 kbit/s, and relative addresses', async () => {
    const { stream } = await linksFor('active@pulse.example')
    const reply = await app.call('GET', stream)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/vnd.apple.mpegurl')
    const bandwidths = [...reply.text.matchAll(/[:,]BANDWIDTH=(\d+)/g)].map((match) => Number(match[1]))
    expect(bandwidths).toHaveLength(3)
    expect(Math.min(...bandwidths)).toBeLessThan(200_000)
    expect(reply.text).not.toContain('/media/')
  })

  it('lasts exactly as long as the card says, in video and audio', async () => {
    const { found, base } = await linksFor('active@pulse.example')
    for (const rendition of ['720', 'audio']) {
      const { text } = await app.call('GET', `${base}/${rendition}.m3u8`)
      const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0)
      expect(Math.abs(seconds - found.durationSecond)).toBeLessThan(0.05)
      expect(text).toContain('#EXT-X-ENDLIST')
      expect(text).not.toContain('DISCONTINUITY')
    }
  })

  it('has the same bytes for everyone', async () => {
    const one = await linksFor('active@pulse.example')
    const other = await linksFor('trial@pulse.example')
    expect(one.base).not.toBe(other.base)
    for (const file of ['master.m3u8', '270.m3u8', 'audio/0.m4s', '270/3.m4s', 'cues.vtt']) {
      const [a, b] = [await app.call('GET', `${one.base}/${file}`), await app.call('GET', `${other.base}/${file}`)]
      expect([a.status, a.bytes.equals(b.bytes)]).toEqual([200, true])
    }
  })

  it('supports ranges and browser caching', async () => {
    const { base } = await linksFor('active@pulse.example')
    const whole = await app.call('GET', `${base}/270/0.m4s`)
    const part = await app.call('GET', `${base}/270/0.m4s`, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.bytes.length}`])
    expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true)
    expect(whole.headers['cache-control']).toContain('immutable')
  })

  it('has moves, rounds and the next move in its cue track, and speech in its captions', async () => {
    const { base, found } = await linksFor('active@pulse.example')
    const { text } = await app.call('GET', `${base}/cues.vtt`)
    expect(text).toMatch(/^WEBVTT/)
    const [first] = text.match(/\{.*\}/) ?? []
    expect(JSON.parse(first ?? 'null')).toMatchObject({ move: expect.any(String), next: expect.any(String) })
    expect(found.captionLinks.length).toBeGreaterThan(0)
    const captions = await app.call('GET', new URL(found.captionLinks[0].url).pathname)
    expect(captions.text).toMatch(/^WEBVTT/)
  })

  it('is refused at altered and other URLs', async () => {
    const { base } = await linksFor('active@pulse.example')
    const [, , signature = '', asset = ''] = base.split('/')
    const altered = `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`
    const otherAsset = asset.replace('1008-001', '1009-001')
    for (const path of [`/media/${altered}/${asset}`, `/media/${signature}/${otherAsset}`]) {
      for (const file of ['master.m3u8', '270.m3u8', '270/0.m4s', 'cues.vtt', 'captions/en-gb.vtt']) {
        const reply = await app.call('GET', `${path}/${file}`)
        expect([reply.status, reply.json().code]).toEqual([403, 403])
      }
    }
    for (const file of ['999.m3u8', '270/999999.m4s', 'x/0.m4s', '270/..%2f0.m4s']) {
      expect((await app.call('GET', `${base}/${file}`)).status).toBe(404)
    }
  })

  it('ends with the session it was issued to', async () => {
    const { token, stream } = await linksFor('discount@pulse.example')
    expect((await app.call('GET', stream)).status).toBe(200)
    await app.call('POST', '/oauth/logout', { token })
    expect((await app.call('GET', stream)).status).toBe(403)
  })

  it('ends when its URL expires', async () => {
    const { stream } = await linksFor('discount@pulse.example')
    await app.advance(2 * 3600 + 1)
    expect((await app.call('GET', stream)).status).toBe(403)
  })

  it('ends as soon as the membership ends', async () => {
    const { token, stream } = await linksFor('active@pulse.example')
    expect((await app.call('GET', stream)).status).toBe(200)
    const [{ subscriptionTag: subscriptionId }] = (
      await app.call('GET', '/api/v2/payments/subscriptions', { token })
    ).json()
    const { userId: memberId } = await app.signIn('active@pulse.example')
    expect((await app.call('POST', '/sandbox/refunds', { body: { memberId, subscriptionId } })).status).toBeLessThan(
      300,
    )
    expect((await app.call('GET', stream)).status).toBe(403)
    expect((await linksOf(token)).alternateLink).toBe('')
  })

  it('ends within a minute of the end of a cancelled membership or a trial', async () => {
    for (const email of ['trial@pulse.example', 'cancelled@pulse.example']) {
      const { token } = await app.signIn(email)
      const [{ currentPeriodEnd }] = (await app.call('GET', '/api/v2/payments/subscriptions', { token })).json()
      const now = Date.parse((await app.call('GET', '/demo/clock')).json().now)
      await app.advance(Math.floor((Date.parse(currentPeriodEnd) - now) / 1000) - 30)
      const { stream } = await linksFor(email)
      expect((await app.call('GET', stream)).status).toBe(200)
      await app.advance(60)
      expect((await app.call('GET', stream)).status).toBe(403)
    }
  })
})
