import { act, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../../i18n/change-language.ts'
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

describe('PLAY-24 a class that stands still', () => {
  it('ERR-30 offers to try again where the media can’t be reached although the browser is online', () => {
    const { text, retry } = show({ kind: 'network' }, false)
    expect(text).toContain('The stream could not be loaded')
    expect(retry).not.toBeNull()
  })

  it('ERR-33 waits for the network where there is none, and offers to try again once there is', () => {
    online = false
    const { text, retry } = show({ kind: 'network' }, true)
    expect(text).toContain('Network error')
    expect(retry).toBeNull()
    online = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('ERR-32 offers to try a broken stream again', () => {
    const { text, retry } = show({ kind: 'playback', detail: '' }, true)
    expect(text).toContain('Video playback error')
    expect(retry).not.toBeNull()
  })
})
