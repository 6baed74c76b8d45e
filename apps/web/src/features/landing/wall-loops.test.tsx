import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { WallLoops } from './wall-loops.tsx'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
const item = { ...classExamples.virtualClass, tag: 'ride', className: 'Morning Ride', trailerLinkWeb: '/ride.mp4' }
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(({ method }) =>
    method === 'OPTIONS' ? { headers } : { headers, body: { items: [item] } },
  )
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())

let observers: ((isIntersecting: boolean) => void)[]
let isReduced: boolean
beforeEach(() => {
  observers = []
  isReduced = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push((isIntersecting) => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }))
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => render(<WallLoops className="grid" pictures={['/one']} />, { wrapper: MemoryRouter })
const see = (isIntersecting: boolean) =>
  act(() => {
    for (const observer of observers) observer(isIntersecting)
  })
const video = () => document.querySelector('video')
const link = () => screen.findByRole('link', { name: 'Morning Ride' })

describe('a trailer on the landing page', () => {
  it('plays while it is in view and not paused, with a name that leads to the class', async () => {
    show()
    expect(screen.queryByRole('link')).toBeNull()
    expect(server.requests).toEqual([])
    see(true)
    expect((await link()).getAttribute('href')).toBe('/classes/ride')
    expect([video()?.getAttribute('src'), video()?.muted, video()?.loop]).toEqual(['/ride.mp4', true, true])
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(video()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(video()).not.toBeNull()
    see(false)
    expect(video()).toBeNull()
    expect(await link()).toBeTruthy()
  })

  it('is a still picture with reduced motion', async () => {
    isReduced = true
    show()
    see(true)
    expect(await link()).toBeTruthy()
    expect([video(), screen.queryByRole('button')]).toEqual([null, null])
  })
})
