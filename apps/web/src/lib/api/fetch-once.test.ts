import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchOnce } from './fetch-once.ts'

const headers = { Accept: 'application/json', Authorization: 'Bearer one' }
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  asked.mockImplementation(async () => new Response('asked anew'))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  globalThis.upbeatFirstReplies = undefined
  asked.mockReset()
  vi.unstubAllGlobals()
})

function askedAlready(reply: Promise<Response>, at = performance.now()) {
  globalThis.upbeatFirstReplies = new Map([['/home', { reply, headers, at }]])
}

async function textOf(init: RequestInit = { method: 'GET', headers: new Headers(headers) }) {
  return (await fetchOnce('/home', init)).text()
}

describe('a call already made by the first HTML', () => {
  it('is not repeated, except when requested again', async () => {
    askedAlready(Promise.resolve(new Response('asked already')))
    expect(await textOf()).toBe('asked already')
    expect(asked).not.toHaveBeenCalled()
    expect(await textOf()).toBe('asked anew')
  })

  it.each([
    ['another member', { Authorization: 'Bearer two' }],
    ['another language', { ...headers, 'Accept-Language': 'de' }],
  ])('is not reused with %s', async (_, others) => {
    askedAlready(Promise.resolve(new Response('asked already')))
    expect(await textOf({ method: 'GET', headers: new Headers(others) })).toBe('asked anew')
  })

  it('is not reused if it was refused, failed or is stale', async () => {
    askedAlready(Promise.resolve(new Response('no', { status: 401 })))
    expect(await textOf()).toBe('asked anew')
    askedAlready(Promise.reject(new TypeError('no network')))
    expect(await textOf()).toBe('asked anew')
    askedAlready(Promise.resolve(new Response('asked already')), performance.now() - 11_000)
    expect(await textOf()).toBe('asked anew')
  })

  it('is never one that changes state', async () => {
    askedAlready(Promise.resolve(new Response('asked already')))
    expect(await textOf({ method: 'PUT', headers })).toBe('asked anew')
  })

  it('is a search only if its body is the same', async () => {
    const ask = async (asked: string, body: string) => {
      const reply = Promise.resolve(new Response('asked already'))
      globalThis.upbeatFirstReplies = new Map([['/home', { reply, headers, body: asked, at: performance.now() }]])
      return textOf({ method: 'PUT', headers, body })
    }
    expect(await ask('{"take":1}', '{"take":1}')).toBe('asked already')
    expect(await ask('{"take":1}', '{"take":2}')).toBe('asked anew')
  })

  it('aborts with its caller', async () => {
    askedAlready(new Promise(() => {}))
    const controller = new AbortController()
    const reply = fetchOnce('/home', { method: 'GET', headers, signal: controller.signal })
    controller.abort()
    await expect(reply).rejects.toThrow('abort')
    expect(asked).not.toHaveBeenCalled()
  })

  it('is ignored once the app has made a call itself', async () => {
    expect(await textOf()).toBe('asked anew')
    expect(globalThis.upbeatFirstReplies).toBeNull()
  })
})
