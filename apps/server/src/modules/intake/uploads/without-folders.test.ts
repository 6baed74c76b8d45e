import { expect, it } from 'vitest'
import { withoutFolders } from './without-folders.ts'

it.each([
  ['ENOSPC: write, /srv/data/work/t1/c1/1/remux/sourcesound.mp4: no', 'ENOSPC: write, sourcesound.mp4: no'],
  ["open '/srv/media/pulse/c1/high.mp4'", "open 'high.mp4'"],
  ['C:\\data\\work\\low.mp4 failed', 'low.mp4 failed'],
  ['write "/srv/my media/x/y.mp4": bad', 'write "y.mp4": bad'],
  ['at 30/1 frames, 16/9', 'at 30/1 frames, 16/9'],
  ['https://s3.example/bucket/key answered 503', 'https://s3.example/bucket/key answered 503'],
  ['plain words', 'plain words'],
])('%s becomes %s', (text, shown) => {
  expect(withoutFolders(text)).toBe(shown)
})
