// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { playableStream } from './playable-stream.ts'

describe('the playable link of a class', () => {
  it.each<[string, (string | null | undefined)[], string]>([
    ['an https address', ['https://videos.example/a.m3u8'], 'https://videos.example/a.m3u8'],
    ['one of our own', [`${location.origin}/media/a.m3u8`], `${location.origin}/media/a.m3u8`],
    ['nothing in the clear', ['http://videos.example/a.m3u8'], ''],
    ['nothing that is a program', ['javascript:alert(1)'], ''],
    ['the first that may be', ['', null, 'http://a.example/a', 'https://b.example/b'], 'https://b.example/b'],
    ['nothing where there is none', ['', undefined], ''],
  ])('is %s', (_, links, expected) => {
    expect(playableStream(...links)).toBe(expected)
  })
})
