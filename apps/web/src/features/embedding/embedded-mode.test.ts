// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { isEmbedded, readEmbeddedMode, withoutHandover } from './embedded-mode.ts'

beforeEach(() => {
  sessionStorage.clear()
  readEmbeddedMode('', false)
})

describe('embedded mode', () => {
  it('EMBED-01 EMBED-02 is requested by the URL and kept for this tab', () => {
    expect(isEmbedded()).toBe(false)
    readEmbeddedMode('?runtime=embedded', false)
    expect(isEmbedded()).toBe(true)
    readEmbeddedMode('', false)
    expect(isEmbedded()).toBe(true)
    readEmbeddedMode('?runtime=other', false)
    expect(isEmbedded()).toBe(true)
  })

  it('EMBED-05 starts with a token, or in a frame', () => {
    expect(readEmbeddedMode('?token=abc', false).token).toBe('abc')
    expect(isEmbedded()).toBe(true)
    sessionStorage.clear()
    readEmbeddedMode('?token=', false)
    expect(isEmbedded()).toBe(false)
    readEmbeddedMode('', true)
    expect(isEmbedded()).toBe(true)
  })

  it('EMBED-03 keeps its initial language; otherwise `lang` is for one page', () => {
    expect(readEmbeddedMode('?lang=th', false).language).toBe('th')
    expect(readEmbeddedMode('', false).language).toBeNull()
    expect(readEmbeddedMode('?runtime=embedded&lang=th', false).language).toBe('th')
    expect(readEmbeddedMode('', false).language).toBe('th')
  })

  it('removes its parameters from the URL', () => {
    expect(withoutHandover('https://club.example/home?runtime=embedded&a=1&token=x&lang=th#part')).toBe(
      '/home?a=1#part',
    )
    expect(withoutHandover('/classes')).toBe('/classes')
  })
})
