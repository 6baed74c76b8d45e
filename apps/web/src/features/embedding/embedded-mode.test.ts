import { beforeEach, describe, expect, it } from 'vitest'
import { isEmbedded, readEmbeddedMode, withoutHandover } from './embedded-mode.ts'

beforeEach(() => {
  sessionStorage.clear()
  readEmbeddedMode('', false)
})

describe('embedded mode', () => {
  it('EMBED-01 EMBED-02 is asked for in the address and kept for this tab', () => {
    expect(isEmbedded()).toBe(false)
    readEmbeddedMode('?runtime=embedded', false)
    expect(isEmbedded()).toBe(true)
    readEmbeddedMode('', false)
    expect(isEmbedded()).toBe(true)
    readEmbeddedMode('?runtime=other', false)
    expect(isEmbedded()).toBe(true)
  })

  it('EMBED-05 comes with a token, and with a frame', () => {
    expect(readEmbeddedMode('?token=abc', false).token).toBe('abc')
    expect(isEmbedded()).toBe(true)
    sessionStorage.clear()
    readEmbeddedMode('?token=', false)
    expect(isEmbedded()).toBe(false)
    readEmbeddedMode('', true)
    expect(isEmbedded()).toBe(true)
  })

  it('EMBED-03 keeps the language it was opened with; elsewhere `lang` is for one page', () => {
    expect(readEmbeddedMode('?lang=th', false).language).toBe('th')
    expect(readEmbeddedMode('', false).language).toBeNull()
    expect(readEmbeddedMode('?runtime=embedded&lang=th', false).language).toBe('th')
    expect(readEmbeddedMode('', false).language).toBe('th')
  })

  it('leaves nothing of it in the address', () => {
    expect(withoutHandover('https://club.example/home?runtime=embedded&a=1&token=x&lang=th#part')).toBe(
      '/home?a=1#part',
    )
    expect(withoutHandover('/classes')).toBe('/classes')
  })
})
