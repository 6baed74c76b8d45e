import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { ar } from '@upbeat/phrases/languages/ar'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configureApi } from '../../../../lib/api/api.ts'
import { createQueryClient } from '../../../../lib/api/query-client.ts'
import { startTestServer } from '../../../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../../i18n/change-language.ts'
import type { Block } from '../../../playback/cue-track.ts'
import { MediaState } from '../../../playback/media-state.tsx'
import { setTenant } from '../../../tenant/tenant-store.ts'
import { ClassDetails } from './class-details.tsx'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
const led = (instructor: string) => ({ ...classExamples.virtualClass, instructor })
let items: VirtualClass[]
let portrait: string | null
let server: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  items = [led('Mia Sol'), led('Mia Sol')]
  portrait = null
  const coachDetails = { name: 'Mia Sol', line: '', description: '' }
  server = await startTestServer(() => ({
    headers,
    body: { items, itemsRemaining: 40, coachDetails: { ...coachDetails, imageLink: portrait } },
  }))
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterEach(async () => {
  cleanup()
  await server.close()
})

const block = (start: number, kind: Block['kind'], move: string): Block => ({
  start,
  end: start + 300,
  move,
  side: null,
  round: 1,
  rounds: 1,
  kind,
  focus: null,
})
const blocks = [block(0, 'warmup', 'March'), block(300, 'work', 'Squat'), block(600, 'cooldown', 'Breathe')]

function open(virtualClass: VirtualClass) {
  const media = document.createElement('video')
  const remote = { watchAvailability: async () => 0, cancelWatchAvailability: async () => {} }
  Object.defineProperty(media, 'remote', { value: Object.assign(new EventTarget(), remote) })
  const jumps: number[] = []
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MediaState media={media}>
          <ClassDetails blocks={blocks} onJump={(second) => jumps.push(second)} virtualClass={virtualClass} />
        </MediaState>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { media, jumps }
}

it("PLAY-01 English texts of a club keep their direction on an Arabic page, and lists use the page's format", () => {
  showLanguage('ar', ar)
  const virtualClass = { ...classExamples.virtualClass, equipmentNames: ['Mat', 'Yoga block'] }
  open(virtualClass)
  expect(screen.getByText(virtualClass.classDescription).getAttribute('dir')).toBe('auto')
  const equipment = screen.getByText(ar['classes.equipment']).nextElementSibling?.textContent
  expect(equipment).toBe(`${ar['catalogue.equipmentMat']} و${ar['catalogue.equipmentYogaBlock']}`)
})

it('marks the current chapter, and seeks to a pressed one', async () => {
  const { media, jumps } = open(led('Mia Sol'))
  const parts = within(screen.getByRole('list', { name: 'Parts of the class' })).getAllByRole('button')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Warm-up · 5:00March',
    '2 of 3 · 5:00Squat',
    'Cool-down · 5:00Breathe',
  ])
  await act(async () => {
    media.currentTime = 320
    media.dispatchEvent(new Event('timeupdate'))
  })
  expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, 'step', null])
  fireEvent.click(parts[2] as HTMLElement)
  expect(jumps).toEqual([600])
})

it("links to the coach's page, with the number of all their classes", async () => {
  open(led('Mia Sol'))
  const link = await screen.findByRole('link', { name: '42 classes with Mia Sol' })
  expect(link.getAttribute('href')).toBe('/coaches/Mia%20Sol')
  expect(server.requests.map(({ path }) => path)).toEqual([expect.stringContaining('coach=Mia+Sol')])
})

it('shows the portrait, or a face from the class or from another of the coach, and initials if no picture shows one', async () => {
  const face = () => document.querySelector('span[aria-hidden] img')?.getAttribute('src')
  open({ ...led('Mia Sol'), imageLink: `${server.url}/images/own#a4b8d0@49,20` })
  await expect.poll(face).toContain('/images/own')
  cleanup()
  portrait = `${server.url}/images/portrait`
  open({ ...led('Mia Sol'), imageLink: `${server.url}/images/own#a4b8d0@49,20` })
  await expect.poll(face).toContain('/images/portrait')
  cleanup()
  portrait = null
  items = [
    { ...led('Mia Sol'), imageLink: `${server.url}/images/poster#a4b8d0@61,52,body` },
    { ...led('Mia Sol'), imageLink: `${server.url}/images/other#a4b8d0@49,20` },
  ]
  open({ ...led('Mia Sol'), imageLink: `${server.url}/images/poster#a4b8d0@61,52,body` })
  expect(screen.queryByText('MS')).toBeNull()
  await expect.poll(face).toContain('/images/other')
  cleanup()
  items = items.slice(0, 1)
  open({ ...led('Mia Sol'), imageLink: `${server.url}/images/poster#a4b8d0@61,52,body` })
  expect(await screen.findByText('MS')).toBeTruthy()
  expect(face()).toBeUndefined()
})

it('links to an easier class of the same coach, if there is one', async () => {
  open({ ...led('Mia Sol'), skill: 9 })
  const heading = await screen.findByRole('heading', { name: 'Something easier' })
  const link = heading.parentElement?.querySelector('a')
  expect(link?.getAttribute('href')).toBe(`/classes/${classExamples.virtualClass.tag}`)
  cleanup()
  open({ ...led('Mia Sol'), skill: 1 })
  await screen.findByRole('link', { name: '42 classes with Mia Sol' })
  expect(screen.queryByRole('heading', { name: 'Something easier' })).toBeNull()
})
