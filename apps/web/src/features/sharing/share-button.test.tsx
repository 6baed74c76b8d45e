import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { enGb } from '@upbeat/phrases/en-gb'
import { contentKind } from '@upbeat/rules/routes/deep-link'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { resetAreas } from '../../lib/store-area.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { readEmbeddedMode } from '../embedding/embedded-mode.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { ShareButton } from './share-button.tsx'

const shared = { kind: contentKind.classes, id: 'c1', title: 'Ride' }
const shortLink = 'https://pulse.example/s/abc'
const networks = ['Facebook', 'X', 'WhatsApp', 'Email']
let status: number
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ method }) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (method === 'OPTIONS') return { headers }
    return { status, headers, body: { shortLink } }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  status = 200
  server.requests.length = 0
  sessionStorage.clear()
  resetAreas()
  showLanguage('en-gb', enGb)
  readEmbeddedMode('')
})
afterEach(() => vi.restoreAllMocks())

async function open(club: Partial<TenantConfig> = {}) {
  setTenant(makeTenant(club))
  render(<ShareButton shared={shared} />)
  await userEvent.click(screen.getByRole('button', { name: 'Share Ride' }))
  // The dialog's module loads first.
  return screen.findByRole('dialog', { name: 'Share' }, { timeout: 10_000 })
}
const linkNames = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('link')
    .map((link) => link.textContent)

describe('ShareButton', () => {
  it('SHARE-07 is hidden if the club disables sharing', () => {
    setTenant(makeTenant({ shareEnabled: false }))
    render(<ShareButton shared={shared} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('SHARE-01 SHARE-05 shows the short link for the posted long one, a copy button and the networks', async () => {
    const dialog = await open()
    expect(await within(dialog).findByRole('textbox', { name: 'Link' })).toHaveProperty('value', shortLink)
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeTruthy()
    expect(linkNames(dialog)).toEqual(networks)
    const { path, body } = server.requests.find(({ method }) => method === 'POST') ?? { path: '', body: '{}' }
    expect(path).toBe('/api/v1/dynamiclinks/shortLinks')
    const { longDynamicLink } = JSON.parse(body)
    expect(new URL(longDynamicLink).searchParams.get('link')).toBe('https://pulse.example/classes/c1')
  })

  it('SHARE-03 shows only copying if the club hides networks in its own app', async () => {
    readEmbeddedMode('?runtime=embedded')
    const dialog = await open({ hideSocialShare: true })
    await within(dialog).findByRole('textbox', { name: 'Link' })
    expect(linkNames(dialog)).toEqual([])
  })

  it('shows the networks outside that app', async () => {
    const dialog = await open({ hideSocialShare: true })
    await within(dialog).findByRole('textbox', { name: 'Link' })
    expect(linkNames(dialog)).toEqual(networks)
  })

  it('SHARE-04 offers messages on phones only', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
    const dialog = await open()
    await within(dialog).findByRole('textbox', { name: 'Link' })
    expect(linkNames(dialog)).toEqual([...networks, 'Message'])
  })

  it('opens the device’s share sheet if supported, and ignores its cancellation', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    Object.assign(navigator, { canShare: () => true, share })
    const dialog = await open()
    await userEvent.click(await within(dialog).findByRole('button', { name: enGb['sharing.device'] }))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Ride', url: shortLink })
    expect(within(dialog).queryByRole('alert')).toBeNull()

    Object.assign(navigator, { canShare: () => false })
    cleanup()
    const other = await open()
    await within(other).findByRole('textbox', { name: 'Link' })
    expect(within(other).queryByRole('button', { name: enGb['sharing.device'] })).toBeNull()
    Object.assign(navigator, { canShare: undefined, share: undefined })
  })

  it('reports a failed link and retries', async () => {
    status = 500
    const dialog = await open()
    expect((await within(dialog).findByRole('alert')).textContent).toContain('The link could not be made')
    status = 200
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findByRole('textbox', { name: 'Link' })).toBeTruthy()
  })
})
