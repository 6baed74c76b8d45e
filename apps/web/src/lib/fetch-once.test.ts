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

describe('a call that the first HTML has made', () => {
  it('is not made again, but for a second time', async () => {
    askedAlready(Promise.resolve(new Response('asked already')))
    expect(await textOf()).toBe('asked already')
    expect(asked).not.toHaveBeenCalled()
    expect(await textOf()).toBe('asked anew')
  })

  it.each([
    ['another member', { Authorization: 'Bearer two' }],
    ['another language', { ...headers, 'Accept-Language': 'de' }],
  ])('counts for nothing with %s', async (_, others) => {
    askedAlready(Promise.resolve(new Response('asked already')))
    expect(await textOf({ method: 'GET', headers: new Headers(others) })).toBe('asked anew')
  })

  it('counts for nothing where it was refused, failed or is long past', async () => {
    askedAlready(Promise.resolve(new Response('no', { status: 401 })))
    expect(await textOf()).toBe('asked anew')
    askedAlready(Promise.reject(new TypeError('no network')))
    expect(await textOf()).toBe('asked anew')
    askedAlready(Promise.resolve(new Response('asked already')), performance.now() - 11_000)
    expect(await textOf()).toBe('asked anew')
  })

  it('is never one that changes something', async () => {
    askedAlready(Promise.resolve(new Response('asked already')))
    expect(await textOf({ method: 'PUT', headers })).toBe('asked anew')
  })

  it('is given up with the call that waits for it', async () => {
    askedAlready(new Promise(() => {}))
    const controller = new AbortController()
    const reply = fetchOnce('/home', { method: 'GET', headers, signal: controller.signal })
    controller.abort()
    await expect(reply).rejects.toThrow('abort')
    expect(asked).not.toHaveBeenCalled()
  })

  it('is too late once the app has made one itself', async () => {
    expect(await textOf()).toBe('asked anew')
    expect(globalThis.upbeatFirstReplies).toBeNull()
  })
})
