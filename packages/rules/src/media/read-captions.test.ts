import { describe, expect, it } from 'vitest'
import { readCaptions, writeCaptions } from './read-captions.ts'

describe('captions', () => {
  it('are parsed from WebVTT and SRT alike', () => {
    const vtt =
      'WEBVTT\n\nNOTE a comment\n\nSTYLE\n::cue {}\n\n1\n00:01.000 --> 00:03.500 line:0\n<v Ann>Hello &amp; <b>welcome</b>\nto class\n'
    const srt = '\uFEFF1\r\n00:00:01,000 --> 00:00:03,500\r\n<i>Hello & welcome</i>\r\nto class\r\n'
    const cues = [{ start: 1, end: 3.5, text: 'Hello & welcome\nto class' }]
    expect(readCaptions(vtt)).toEqual(cues)
    expect(readCaptions(srt)).toEqual(cues)
  })

  it('survive being written and parsed', () => {
    const cues = [
      { start: 0, end: 2.04, text: 'a < b --> c & d' },
      { start: 3600.5, end: 3700, text: 'zwei\nZeilen' },
    ]
    expect(readCaptions(writeCaptions(cues))).toEqual(cues)
  })

  it.each(['', 'just words', 'WEBVTT\n\n00:05.000 --> 00:01.000\nbackwards\n'])(
    'are null without a cue: %j',
    (text) => {
      expect(readCaptions(text)).toBeNull()
    },
  )
})
