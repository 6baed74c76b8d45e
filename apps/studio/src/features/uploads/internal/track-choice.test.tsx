import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ClassVideo, PictureTrack, SoundTrack } from '@upbeat/contract/studio/entities/intake'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useToastStore } from '../../../lib/layout/toast-store.ts'
import { EarlierVideos } from './earlier-videos.tsx'
import { TrackChoice } from './track-choice.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  useLanguageStore.setState(initial)
  useToastStore.setState({ toasts: [] })
  vi.unstubAllGlobals()
})

const soon = { timeout: 20_000 }
const picture = (index: number, its: Partial<PictureTrack> = {}): PictureTrack => ({
  index,
  codec: 'h264',
  durationSecond: 125,
  language: null,
  title: null,
  isChosen: index === 0,
  width: 1920,
  height: 1080,
  frameRate: 29.97,
  ...its,
})
const sound = (index: number, its: Partial<SoundTrack> = {}): SoundTrack => ({
  index,
  codec: 'aac',
  durationSecond: null,
  language: null,
  title: null,
  isChosen: index === 1,
  channels: 2,
  ...its,
})
const sounds = [
  sound(1, { language: 'ger' }),
  sound(2, { language: 'eng', title: 'Without music', channels: 1, durationSecond: 60 }),
  sound(3, { codec: 'ac3', channels: 6 }),
]
const video = (its: Partial<ClassVideo> = {}) =>
  ({
    version: 2,
    fileName: 'take.mkv',
    refusal: null,
    sourceBytes: 1000,
    createdAt: '2026-11-01T08:00:00.000Z',
    replacedAt: null,
    tracks: { pictures: [picture(0)], sounds },
    ...its,
  }) as ClassVideo

function open(its?: Partial<ClassVideo>, reply = () => Response.json({ version: 3 }, { status: 201 })) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => reply())
  vi.stubGlobal('fetch', send)
  render(<TrackChoice tag="flow" video={video(its)} />)
  return send
}
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked])
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use these tracks' })

it('says what each track is and which is used', () => {
  open({ tracks: { pictures: [picture(0), picture(4, { width: 160, height: 90, frameRate: null })], sounds } })
  expect(options('Picture track')).toEqual([
    ['Track 11920 × 1080 · 29.97 fps · H.264 · 2:05', true],
    ['Track 2160 × 90 · H.264 · 2:05', false],
  ])
  expect(options('Sound track')).toEqual([
    ['Track 1: Germanstereo · AAC', true],
    ['Track 2: Without musicEnglish · mono · AAC · 1:00', false],
    ['Track 36 channels · AC3', false],
  ])
})

it('asks before another sound is used, and sends only what was changed', async () => {
  const send = open()
  expect(screen.queryByRole('group', { name: 'Picture track' })).toBeNull()
  expect(use().disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /Without music/ }))
  fireEvent.click(use())
  const dialog = await screen.findByRole('dialog', {}, soon)
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use these tracks' }))
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1), soon)
  const [url, init] = send.mock.calls[0] ?? []
  expect([url, init?.method, init?.body]).toEqual([
    '/studio/api/v1/classes/flow/media/2/tracks',
    'POST',
    JSON.stringify({ sound: 2 }),
  ])
})

it('shows why another track can’t be used', async () => {
  open({}, () => Response.json({ code: 'sourceDeleted', message: '' }, { status: 409 }))
  fireEvent.click(screen.getByRole('radio', { name: /Without music/ }))
  fireEvent.click(use())
  const dialog = await screen.findByRole('dialog', {}, soon)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use these tracks' }))
  await within(dialog).findByText('The original was deleted: upload the file again.', {}, soon)
})

it('can’t be used once the original is deleted, and says so', () => {
  open({ sourceBytes: null })
  expect(screen.getByText('The original was deleted: upload the file again.')).toBeDefined()
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['with one track of each kind', { tracks: { pictures: [picture(0)], sounds: [sound(1)] } }],
  ['that was refused', { refusal: 'corrupt' as const }],
])('renders nothing for a file %s', (_name, its) => {
  open(its)
  expect(document.body.textContent).toBe('')
})

it('TAKE-17 distinguishes earlier videos of the same file by their tracks', () => {
  render(<EarlierVideos tag="flow" videos={[video()]} />)
  expect(screen.getByRole('listitem').textContent).toContain('Sound track: Track 1: German · ')
})
