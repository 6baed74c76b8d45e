// @vitest-environment happy-dom
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { hasHost, onHostMessage, tellHost } from './host-link.ts'

const host = { postMessage: vi.fn() }
const hear = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(fromPartial<Window & typeof globalThis>(host))
  setTenant(makeTenant({ embedOrigins: ['https://portal.example', 'no address', 'https://staff.example/page'] }))
  stop = onHostMessage(hear)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function say(data: unknown, origin = 'https://portal.example', source: unknown = host) {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

describe('messages with the embedding page', () => {
  it('EMBED-05 are received from allowed origins only', () => {
    say({ type: 'SSOToken', token: 'abc' })
    say({ type: 'SSOToken', token: 'def', more: true }, 'https://staff.example')
    expect(hear.mock.calls).toEqual([[{ type: 'SSOToken', token: 'abc' }], [{ type: 'SSOToken', token: 'def' }]])
    hear.mockClear()
    say({ type: 'SSOToken', token: 'abc' }, 'https://portal.example.evil.example')
    say({ type: 'SSOToken', token: 'abc' }, 'null')
    say({ type: 'SSOToken', token: 'abc' }, 'https://portal.example', window)
    expect(hear).not.toHaveBeenCalled()
  })

  it.each([
    null,
    'SSOToken',
    7,
    {},
    { type: 'SSOToken' },
    { type: 'SSOToken', token: '' },
    { type: 'SSOToken', token: {} },
    { type: 'Open' },
  ])('are ignored if malformed: %j', (data) => {
    say(data)
    expect(hear).not.toHaveBeenCalled()
  })

  it('are sent to allowed origins only, and to none without a list', () => {
    tellHost({ type: 'Ready' })
    expect(host.postMessage.mock.calls).toEqual([
      [{ type: 'Ready' }, 'https://portal.example'],
      [{ type: 'Ready' }, 'https://staff.example'],
    ])
    host.postMessage.mockClear()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://staff.example/some/page')
    tellHost({ type: 'Ready' })
    expect(host.postMessage.mock.calls).toEqual([[{ type: 'Ready' }, 'https://staff.example']])
    host.postMessage.mockClear()
    setTenant(makeTenant({ embedOrigins: [] }))
    tellHost({ type: 'Ready' })
    expect(hasHost()).toBe(false)
    expect(host.postMessage).not.toHaveBeenCalled()
  })
})
