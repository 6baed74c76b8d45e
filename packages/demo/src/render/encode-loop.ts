import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fragments, splitFragments } from './boxes.ts'
import { startFfmpeg } from './run-ffmpeg.ts'

export const frameRate = 30
export const loopFrames = 240
export const videoTimescale = 30_000

export type Step = { name: string; width: number; height: number; crf: number; level: string }

export const steps: readonly Step[] = [
  { name: '720', width: 1280, height: 720, crf: 33, level: '3.1' },
  { name: '480', width: 854, height: 480, crf: 35, level: '3.0' },
  { name: '270', width: 480, height: 270, crf: 35, level: '2.1' },
]

export type EncodedLoop = { renditions: Record<string, Fragments>; trailer: Buffer }

/** Encodes a loop's 1280x720 RGB frames into every rendition and the trailer at once; `coarser` is added to the CRF. */
export async function encodeLoop(frames: AsyncIterable<Uint8Array>, coarser = 0): Promise<EncodedLoop> {
  const folder = await mkdtemp(join(tmpdir(), 'upbeat-loop-'))
  try {
    const encoder = startFfmpeg([
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      '1280x720',
      '-r',
      `${frameRate}`,
      '-i',
      '-',
      '-filter_complex',
      filters(),
      ...steps.flatMap((step) => rendition({ ...step, crf: step.crf + coarser }, folder)),
      ...trailer(folder),
    ])
    for await (const frame of frames) await encoder.write(frame)
    await encoder.finish()
    const renditions: Record<string, Fragments> = {}
    for (const { name } of steps) renditions[name] = splitFragments(await readFile(join(folder, `${name}.mp4`)))
    return { renditions, trailer: await readFile(join(folder, 'trailer.mp4')) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function filters(): string {
  const colour = 'out_color_matrix=bt709:out_range=tv'
  const scaled = steps.map(
    ({ name, width, height }) => `[in${name}]scale=${width}:${height}:flags=lanczos:${colour},format=yuv420p[v${name}]`,
  )
  return [
    `[0:v]split=${steps.length + 1}${steps.map(({ name }) => `[in${name}]`).join('')}[in]`,
    ...scaled,
    `[in]scale=480:270:flags=lanczos:${colour},format=yuv420p[trailer]`,
  ].join(';')
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

/**
 * Without B-frames decode times equal presentation times, start at 0 and fill exactly 8 s. `stitchable` removes differences between loops
 * from the parameter sets, so that all loops share one initialisation segment.
 */
function rendition({ name, crf, level }: Step, folder: string): string[] {
  return [
    '-map',
    `[v${name}]`,
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-level',
    level,
    '-bf',
    '0',
    '-refs',
    '4',
    '-crf',
    `${crf}`,
    '-g',
    '60',
    '-keyint_min',
    '60',
    '-sc_threshold',
    '0',
    '-threads',
    '2',
    '-x264-params',
    'stitchable=1:open-gop=0:psy=0',
    ...colours,
    '-bsf:v',
    'filter_units=remove_types=6',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-video_track_timescale',
    `${videoTimescale}`,
    '-use_editlist',
    '0',
    '-movflags',
    '+empty_moov+default_base_moof',
    '-frag_duration',
    '4000000',
    '-f',
    'mp4',
    join(folder, `${name}.mp4`),
  ]
}

function trailer(folder: string): string[] {
  return [
    '-map',
    '[trailer]',
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-crf',
    '34',
    '-g',
    '240',
    ...colours,
    '-map_metadata',
    '-1',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    join(folder, 'trailer.mp4'),
  ]
}
