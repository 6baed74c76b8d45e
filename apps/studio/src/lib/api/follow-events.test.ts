// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventsAddress, followEvents } from './follow-events.ts'

type Listener = (event: { data: string }) => void

describe('followEvents', () => {
  const listeners: Record<string, Listener> = {}
  const queryClient = new QueryClient()
  const events = {
    readyState: 1,
    close: vi.fn(),
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener
    },
  }
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated

  beforeEach(() => {
    for (const key of [['session'], ['staff', 'list'], ['classes', 'list']]) queryClient.setQueryData(key, {})
    followEvents(queryClient, events as never)
  })

  it('refetches what others have changed, and nothing else', () => {
    listeners.changed?.({ data: '{"kind":"staff","id":"1"}' })
    expect(isStale(['staff', 'list'])).toBe(true)
    expect(isStale(['classes', 'list'])).toBe(false)
  })

  it('TAKE-10 refetches the list of classes, which shows how far videos are, and not what is being edited', () => {
    for (const key of [
      ['class', 'list'],
      ['class', 'one'],
    ])
      queryClient.setQueryData(key, {})
    listeners.changed?.({ data: '{"kind":"upload","id":"1"}' })
    expect([isStale(['class', 'list']), isStale(['class', 'one'])]).toEqual([true, false])
  })

  it.each(['role', 'ended'])("STAFF-14 refetches this person's permissions on %s", (type) => {
    listeners[type]?.({ data: '{}' })
    expect(isStale(['session'])).toBe(true)
    expect(isStale(['classes', 'list'])).toBe(false)
  })

  it('refetches everything after a lost connection', () => {
    listeners.open?.({ data: '' })
    expect(isStale(['classes', 'list'])).toBe(false)
    listeners.open?.({ data: '' })
    expect(isStale(['classes', 'list'])).toBe(true)
  })

  it('identifies the club in the URL if several share a host', () => {
    expect(eventsAddress(null)).toBe('/studio/api/v1/events')
    expect(eventsAddress('harbour')).toBe('/studio/api/v1/events?tenant=harbour')
  })

  it('stops on request', () => {
    followEvents(queryClient, events as never)()
    expect(events.close).toHaveBeenCalled()
  })
})
