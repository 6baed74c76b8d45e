import { describe, expect, it, vi } from 'vitest'
import { createStudioApi } from './create-studio-api.ts'

const refusal = (code: string, status: number) => Response.json({ code, message: '' }, { status })

function start(replies: readonly Response[], { passes = true } = {}) {
  const left = [...replies]
  const send = vi.fn(async (_url: URL | RequestInfo, _init?: RequestInit) => {
    const reply = left.shift()
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
  const reauthenticate = vi.fn(async () => passes)
  const onSignedOut = vi.fn()
  const api = createStudioApi({ send, reauthenticate, onSignedOut, language: () => 'de' })
  return { api, send, reauthenticate, onSignedOut }
}

describe('createStudioApi', () => {
  it('sends parameters, body and language as declared in the call table', async () => {
    const { api, send } = start([new Response(null, { status: 204 })])
    await api('changeRole', { params: { accountId: 'a b' }, body: { role: 'coach' } })
    const [url, init] = send.mock.lastCall ?? []
    expect(url).toBe('/studio/api/v1/staff/a%20b')
    expect(init?.method).toBe('PUT')
    expect(init?.body).toBe('{"role":"coach"}')
    expect(new Headers(init?.headers).get('accept-language')).toBe('de')
  })

  it('STAFF-06 asks for re-authentication and repeats the call after it', async () => {
    const replies = [refusal('reauthenticationRequired', 403), Response.json({ recoveryCodes: ['one'] })]
    const { api, reauthenticate, send } = start(replies)
    expect(await api('renewRecoveryCodes')).toEqual({ recoveryCodes: ['one'] })
    expect(reauthenticate).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('rejects the call if re-authentication is cancelled', async () => {
    const { api, send } = start([refusal('reauthenticationRequired', 403)], { passes: false })
    await expect(api('renewRecoveryCodes')).rejects.toMatchObject({ reason: 'reauthenticationRequired' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('reports an expired session, but not a wrong password', async () => {
    const ended = start([refusal('sessionExpired', 401)])
    await expect(ended.api('listStaff')).rejects.toMatchObject({ status: 401 })
    expect(ended.onSignedOut).toHaveBeenCalledTimes(1)
    const wrong = start([refusal('signInFailed', 401)])
    await expect(wrong.api('signIn', { body: { email: '', password: '' } })).rejects.toMatchObject({
      reason: 'signInFailed',
    })
    expect(wrong.onSignedOut).not.toHaveBeenCalled()
  })

  it('fails with status 0 without a reply', async () => {
    await expect(start([]).api('listStaff')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })
})
