import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { makeEvent } from '../testing/make-event.ts'
import { detailsOfCard, type LiveDetails } from './live-details.ts'
import { RecordingButton } from './recording-button.tsx'

const event = makeEvent({ id: 'E1', videoId: 'V1' })
const stream = 'https://pulse.example/media/s/a/master.m3u8'

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})

function show(links: Pick<LiveDetails, 'link' | 'replayLink'>, isOfLastTime = false) {
  render(
    <MemoryRouter>
      <RecordingButton details={{ ...detailsOfCard(event), ...links }} isOfLastTime={isOfLastTime} />
    </MemoryRouter>,
  )
  const name = isOfLastTime ? 'Do the last one now' : 'Watch the recording'
  return screen.queryByRole('link', { name })?.getAttribute('href') ?? null
}

describe('the link to the recording', () => {
  it.each([
    ['after the end', { link: stream }, false],
    ['after the end of a daily class', { link: '', replayLink: stream }, false],
    ['while the next time of a daily class is waited for', { link: '', replayLink: stream }, true],
  ])('is shown %s', (_when, links, isOfLastTime) => {
    expect(show(links, isOfLastTime)).toBe('/connect/classes/V1?event=E1')
  })

  it.each([
    ['where there is none', { link: '' }, false],
    ['where it is no address', { link: 'http://elsewhere.example/a.m3u8' }, false],
    ['where all that there is is yet to come', { link: stream }, true],
  ])('is hidden %s', (_when, links, isOfLastTime) => {
    expect(show(links, isOfLastTime)).toBeNull()
  })
})
