import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ladderFor } from '@upbeat/rules/media/ladder'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { cornersOf, pictureOf } from '../../testing/picture-of.ts'
import { recordClip } from '../../testing/record-clip.ts'
import { encodePicture } from '../encode-picture.ts'
import { makePosters, makeStill } from '../pictures.ts'
import { makeStoryboard } from '../storyboard.ts'
import { probeSource } from './probe-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-orientation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [red, green, blue, yellow] = ['red', 'green', 'blue', 'yellow']
const one = 65_536
const inCorners =
  'drawbox=0:0:40:24:red:fill,drawbox=88:0:40:24:lime:fill,drawbox=0:48:40:24:blue:fill,drawbox=88:48:40:24:yellow:fill'

/** The display matrix's first two columns, and the colours of the corners as players show them. */
const orientations: [string, number[], string[]][] = [
  ['upright', [1, 0, 0, 1], [red, green, blue, yellow]],
  ['turned by 90°', [0, 1, -1, 0], [blue, red, yellow, green]],
  ['turned by 180°', [-1, 0, 0, -1], [yellow, blue, green, red]],
  ['turned by 270°', [0, -1, 1, 0], [green, yellow, red, blue]],
  ['mirrored from left to right', [-1, 0, 0, 1], [green, red, yellow, blue]],
  ['mirrored from top to bottom', [1, 0, 0, -1], [blue, yellow, red, green]],
  ['mirrored along the diagonal', [0, 1, 1, 0], [red, blue, green, yellow]],
  ['mirrored along the other diagonal', [0, -1, -1, 0], [yellow, green, blue, red]],
]

it.each(orientations)(
  'TAKE-12 shows a picture that is stored %s in the orientation that players use',
  async (name, turn, corners) => {
    const [a = 0, b = 0, c = 0, d = 0] = turn.map((each) => each * one)
    const chain = `color=gray:s=128x72:r=10:d=5,${inCorners},format=yuv420p`
    const source = recordClip({
      container: 'mp4',
      tracks: [
        { codec: 'libx264', chain, options: { preset: 'ultrafast' }, matrix: [a, b, 0, c, d, 0, 0, 0, 1 << 30] },
      ],
    })
    const facts = probeSource(source)
    expect(facts.video.canRemux).toBe(name === 'upright')
    const work = join(folder, name)
    const rungs = ladderFor(facts.video)
    const task = { kind: 'picture' as const, source, facts, folder: work, work, rungs, sample: false, partSeconds: 60 }
    const [made] = (await encodePicture(task, async () => {})).renditions
    if (made?.kind !== 'video') throw new Error('No picture')
    const { file, width, height } = made
    expect(width > height).toBe(b === 0)
    expect(cornersOf(pictureOf(join(work, file), width, height), width, height)).toEqual(corners)
    const still = join(work, 'still.jpg')
    await makeStill({ source, facts, second: 1, file: still })
    const { files } = await makeStoryboard(source, facts, work, async () => {})
    const [poster] = await makePosters(source, facts, work, async () => {})
    for (const picture of [still, join(work, files[0] ?? ''), join(work, poster?.file ?? '')]) {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
      expect(info.width > info.height).toBe(b === 0)
      expect(cornersOf(data, info.width, info.height)).toEqual(corners)
    }
  },
)
