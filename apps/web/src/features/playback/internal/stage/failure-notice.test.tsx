import { act, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../../../i18n/change-language.ts'
import type { MediaFailure } from '../engine/media-failure.ts'
import { FailureNotice } from './failure-notice.tsx'

let online = true
beforeEach(() => {
  showLanguage('en-gb', enGb)
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => vi.restoreAllMocks())

function show(failure: MediaFailure, hasPicture: boolean) {
  render(<FailureNotice failure={failure} hasPicture={hasPicture} onRetry={() => {}} />)
  return { text: screen.getByRole('alert').textContent, retry: screen.queryByRole('button', { name: 'Try again' }) }
}

describe('PLAY-24 stalled playback', () => {
  it('ERR-30 offers a retry if the media is unreachable although the browser is online', () => {
    const { text, retry } = show({ kind: 'network' }, false)
    expect(text).toContain('The stream could not be loaded')
    expect(retry).not.toBeNull()
  })

  it('ERR-33 waits for the network while offline, and offers a retry once online', () => {
    online = false
    const { text, retry } = show({ kind: 'network' }, true)
    expect(text).toContain('Network error')
    expect(retry).toBeNull()
    online = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('ERR-32 offers a retry of a broken stream', () => {
    const { text, retry } = show({ kind: 'playback', code: '' }, true)
    expect(text).toContain('Video playback error')
    expect(retry).not.toBeNull()
  })
})
