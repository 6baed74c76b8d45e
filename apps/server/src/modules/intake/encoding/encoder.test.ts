import { fork } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ladderFor } from '@upbeat/rules/media/ladder'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  brightnessOf,
  clip,
  differenceOf,
  hasFfmpeg,
  likenessOf,
  loudnessOf,
  phoneClip,
  probed,
} from '../../../testing/clip.ts'
import type { EncoderMessage, EncoderRequest, EncoderResults, EncoderTask, SourceFacts } from './encoder-port.ts'
import { createEncode, encoderProgram } from './encoder-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-encoder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const encode = createEncode()
const long = { timeout: 60_000 }

async function done<T extends EncoderTask>(task: T): Promise<EncoderResults[T['kind']]> {
  const outcome = await encode(task, { seconds: 120 })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.result
}

const probe = (source: string) => encode({ kind: 'probe', source }, { seconds: 60 })
async function factsOf(source: string): Promise<SourceFacts> {
  return (await done({ kind: 'probe', source })).facts
}
const lavfi = (picture: string, sound?: string) => [
  '-f',
  'lavfi',
  '-i',
  picture,
  ...(sound ? ['-f', 'lavfi', '-i', sound, '-shortest'] : []),
]
const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const picture = 'testsrc2=s=320x180:r=30:d=6'
const tone = 'sine=f=440:r=48000:d=6'

describe.skipIf(!hasFfmpeg)('renditions', () => {
  it('TAKE-07 are never larger than the source, with keyframes every 2 s, −16 LUFS, and picture and sound in sync', async () => {
    const source = clip([
      ...lavfi('testsrc2=s=640x360:r=30000/1001:d=9', 'anoisesrc=a=0.02:c=pink:r=44100:d=9'),
      ...quick,
      '-g',
      '250',
      '-c:a',
      'aac',
    ])
    const facts = await factsOf(source)
    const rungs = ladderFor(facts.video)
    expect(rungs.map(({ name }) => name)).toEqual(['360', '234'])
    // Three parts of 4 s, the last one shorter.
    const task = { source, facts, folder, rungs, sample: false, partSeconds: 4 }
    const made = await done({ kind: 'picture', ...task, work: join(folder, 'parts') })
    for (const rendition of made.renditions) {
      const file = join(folder, rendition.file)
      const { streams, packets = [] } = probed(file, '-show_packets', '-count_frames')
      expect(streams[0]).toMatchObject({
        codec_name: 'h264',
        profile: 'High',
        nb_read_frames: '270',
        pix_fmt: 'yuv420p',
      })
      expect(rendition.codecs).toMatch(/^avc1\.6400/)
      const keys = packets.filter(({ flags }) => flags.startsWith('K')).map(({ dts_time }) => Number(dts_time))
      expect(keys.map((time) => Math.round(((time - (keys[0] ?? 0)) * 30_000) / 1001))).toEqual([0, 60, 120, 180, 240])
      expect(rendition.segments.ticks).toEqual([120_120, 120_120, 30_030])
      expect(statSync(file).size).toBe(rendition.initBytes + rendition.segments.bytes.reduce((sum, each) => sum + each))
    }
    const sound = await done({ kind: 'audio', source, facts, folder })
    const { integrated, truePeak } = loudnessOf(join(folder, 'audio.mp4'))
    expect(Math.abs(integrated + 16)).toBeLessThanOrEqual(1)
    expect(truePeak).toBeLessThanOrEqual(-1.5)
    const seconds = (ticks: number[], timescale: number) => ticks.reduce((sum, each) => sum + each) / timescale
    const [video] = made.renditions
    const [audio] = sound.renditions
    const lengths = [video, audio].map((each) => (each ? seconds(each.segments.ticks, each.timescale) : 0))
    expect(Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 9))).toBeLessThan(0.045)
  })

  it('TAKE-08 of a fixed camera are smaller than those of a moving one at the same quality, and have fewer rungs', async () => {
    const somebody = "[a];color=red:s=20x60:r=30:d=6[b];[a][b]overlay=x='150+60*sin(2*t)':y=80"
    const still = clip([...lavfi(`smptebars=s=320x180:r=30:d=6${somebody}`), ...quick])
    const moving = clip([...lavfi('mandelbrot=s=320x180:r=30', tone), ...quick, '-t', '6'])
    const rates: number[] = []
    const likeness: number[] = []
    for (const source of [still, moving]) {
      const facts = await factsOf(source)
      const rungs = ladderFor(facts.video)
      const work = join(folder, `rate-${rates.length}`)
      const { renditions } = await done({
        kind: 'picture',
        source,
        facts,
        folder: work,
        work,
        rungs,
        sample: false,
        partSeconds: 60,
      })
      rates.push(renditions[0]?.averageBandwidth ?? 0)
      likeness.push(likenessOf(join(work, '234.mp4'), source))
    }
    expect(rates[0]).toBeLessThan((rates[1] ?? 0) * 0.6)
    expect(likeness[0]).toBeGreaterThanOrEqual(likeness[1] ?? 1)

    const large = clip([...lavfi('smptebars=s=1920x1080:r=10:d=6'), ...quick])
    const facts = await factsOf(large)
    const rungs = ladderFor(facts.video).filter(({ name }) => name !== '360' && name !== '234')
    expect(rungs.map(({ name }) => name)).toEqual(['1080', '720', '540'])
    const work = join(folder, 'lean')
    const made = await done({
      kind: 'picture',
      source: large,
      facts,
      folder: work,
      work,
      rungs,
      sample: true,
      partSeconds: 60,
    })
    expect(made.renditions.map(({ name }) => name)).not.toContain('540')
    expect(made.renditions.map(({ name }) => name)).toContain('1080')
  })

  it('TAKE-09 keep their finished parts when the encoder is killed', async () => {
    const source = phoneClip({ seconds: 12 })
    const facts = await factsOf(source)
    const work = join(folder, 'killed')
    const task = {
      kind: 'picture',
      source,
      facts,
      folder,
      work,
      rungs: ladderFor(facts.video),
      sample: false,
      partSeconds: 4,
    } as const
    const abort = new AbortController()
    const killed = encode(task, {
      seconds: 60,
      signal: abort.signal,
      onProgress: () => {
        if (partsIn(work).length > 0) abort.abort()
      },
    })
    const watch = setInterval(() => partsIn(work).length > 0 && abort.abort(), 5)
    expect((await killed).kind).toBe('aborted')
    clearInterval(watch)
    const kept = partsIn(work)
    expect(kept.length).toBeGreaterThan(0)
    const before = kept.map((name) => statSync(join(work, name)).mtimeMs)
    const { renditions } = await done(task)
    expect(kept.map((name) => statSync(join(work, name)).mtimeMs)).toEqual(before)
    expect(renditions[0]?.segments.ticks).toEqual([120_000, 120_000, 120_000])
    expect(probed(join(folder, '234.mp4'), '-count_frames').streams[0].nb_read_frames).toBe('360')
  })
})

describe.skipIf(!hasFfmpeg || !existsSync('/proc/self/stat'))('an encoder', () => {
  it('TAKE-11 uses no CPU time between pause and resume', async () => {
    const source = phoneClip({ seconds: 12 })
    const facts = await factsOf(source)
    const work = join(folder, 'paused')
    const rungs = ladderFor(facts.video)
    const task = { kind: 'picture', source, facts, folder: work, work, rungs, sample: false, partSeconds: 60 } as const
    const child = fork(encoderProgram, [], { execArgv: [] })
    const ask = (request: EncoderRequest) => child.send(request)
    const messages: EncoderMessage['type'][] = []
    child.on('message', ({ type }: EncoderMessage) => messages.push(type))
    try {
      ask({ type: 'start', task })
      await vi.waitUntil(() => messages.includes('progress'), long)
      ask({ type: 'pause' })
      let last = { ticks: 0, looks: 0 }
      await vi.waitUntil(
        () => {
          const ticks = ticksOf(child.pid)
          last = { ticks, looks: ticks === last.ticks ? last.looks + 1 : 0 }
          return last.looks === 5
        },
        { ...long, interval: 100 },
      )
      expect(messages).not.toContain('done')
      // It ends with the server, not at a signal to all processes.
      for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal)
      ask({ type: 'resume' })
      await vi.waitUntil(() => messages.includes('done'), long)
    } finally {
      child.kill('SIGKILL')
    }
  })
})

/** The CPU time that a process has used, in ticks. Linux only. */
function ticksOf(pid: number | undefined) {
  // Skips the program's name, which is in brackets and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function partsIn(work: string) {
  try {
    return readdirSync(work).filter((name) => /^234-\d+\.mp4$/.test(name))
  } catch {
    return []
  }
}

describe.skipIf(!hasFfmpeg)('sources', () => {
  const accepted: [string, () => string, Partial<SourceFacts['video']>][] = [
    [
      'HEVC in MOV at 60 fps',
      () =>
        clip(
          [...lavfi('testsrc2=s=320x180:r=60:d=6'), '-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'],
          'mov',
        ),
      { codec: 'hevc', frameRate: { num: 60, den: 1 } },
    ],
    [
      'VP9 and Opus in WebM',
      () => clip([...lavfi(picture, tone), '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'], 'webm'),
      { codec: 'vp9' },
    ],
    [
      'ProRes in MOV at 23.976',
      () => clip([...lavfi('testsrc2=s=320x180:r=24000/1001:d=6'), '-c:v', 'prores_ks'], 'mov'),
      { codec: 'prores', frameRate: { num: 24_000, den: 1001 } },
    ],
    [
      'MPEG-2 in TS',
      () => clip([...lavfi(picture, tone), '-c:v', 'mpeg2video', '-c:a', 'mp2'], 'ts'),
      { codec: 'mpeg2video' },
    ],
    [
      '4K in MP4',
      () => clip([...lavfi('color=gray:s=3840x2160:r=10:d=5'), ...quick]),
      { codec: 'h264', width: 3840, height: 2160 },
    ],
    ['AV1 in MKV', () => clip([...lavfi(picture), '-c:v', 'libsvtav1', '-preset', '12'], 'mkv'), { codec: 'av1' }],
  ]
  it.each(accepted)('TAKE-12 can be %s', async (name, make, wanted) => {
    const source = make()
    const facts = await factsOf(source)
    expect(facts.video).toMatchObject(wanted)
    const out = join(folder, name.replaceAll(/\W/g, ''))
    const rungs = ladderFor(facts.video).slice(-1)
    await done({ kind: 'picture', source, facts, folder: out, work: out, rungs, sample: false, partSeconds: 60 })
    const { frameRate } = facts.video
    const { width, height } = rungs[0] ?? facts.video
    const frames = Math.round((facts.durationSecond * (rungs[0]?.frameRate.num ?? 0)) / (rungs[0]?.frameRate.den ?? 1))
    expect(probed(join(out, '234.mp4'), '-count_frames').streams[0]).toMatchObject({
      width,
      height,
      nb_read_frames: String(frames),
    })
    expect(frameRate.num).toBeGreaterThan(0)
  })

  it('TAKE-12 are rotated upright, and get stereo from 5.1 or silence', async () => {
    const upright = phoneClip()
    const turned = clip(['-i', upright, '-c', 'copy', '-metadata:s:v:0', 'rotate=90'])
    const facts = await factsOf(turned)
    expect(facts.video).toMatchObject({ rotation: 270, width: 180, height: 320 })
    const still = join(folder, 'turned.jpg')
    await done({ kind: 'still', source: turned, facts, second: 1, file: still })
    const witness = clip(['-ss', '1', '-i', turned, '-frames:v', '1', '-q:v', '2'], 'jpg')
    expect(differenceOf(still, witness)).toBeLessThan(6)
    expect(facts.warnings).toContain('portrait')
    const surround = clip(
      [...lavfi(picture, 'anoisesrc=a=0.1:r=48000:d=6'), ...quick, '-ac', '6', '-c:a', 'ac3'],
      'mkv',
    )
    const silent = clip([...lavfi(picture), ...quick])
    for (const source of [surround, silent]) {
      const its = await factsOf(source)
      expect(its.warnings.includes('noSound')).toBe(source === silent)
      const out = join(folder, source === silent ? 'silent' : 'surround')
      const { renditions } = await done({ kind: 'audio', source, facts: its, folder: out })
      expect(renditions[0]).toMatchObject({ kind: 'audio', channels: 2, sampleRate: 48_000 })
      const { streams, format } = probed(join(out, 'audio.mp4'))
      expect([streams[0].codec_name, streams[0].channels]).toEqual(['aac', 2])
      expect(Number(format.duration)).toBeCloseTo(6, 1)
    }
  })

  it('TAKE-05 get a warning if the result may disappoint', async () => {
    const black = clip([...lavfi('color=black:s=320x180:r=30:d=7', 'sine=d=7'), ...quick])
    expect((await factsOf(black)).warnings).toEqual(['blackStart'])
    const frozen = clip([...lavfi('smptebars=s=320x180:r=30:d=7', 'sine=d=7'), ...quick])
    expect((await factsOf(frozen)).warnings).toEqual(['frozenStart'])
    const uneven = clip([
      ...lavfi('testsrc2=s=320x180:r=60:d=8', 'sine=d=8'),
      '-vf',
      "select='not(mod(n,5))+gt(mod(n,60),40)'",
      '-vsync',
      'vfr',
      ...quick,
    ])
    expect((await factsOf(uneven)).warnings).toEqual(['variableFrameRate'])
    const hdr = clip([
      ...lavfi(picture, tone),
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p10le',
      '-color_primaries',
      'bt2020',
      '-color_trc',
      'smpte2084',
      '-colorspace',
      'bt2020nc',
      '-tag:v',
      'hvc1',
    ])
    const facts = await factsOf(hdr)
    expect(facts.warnings).toEqual(['hdr'])
    const out = join(folder, 'hdr')
    await done({
      kind: 'picture',
      source: hdr,
      facts,
      folder: out,
      work: out,
      rungs: ladderFor(facts.video),
      sample: false,
      partSeconds: 60,
    })
    expect(probed(join(out, '234.mp4')).streams[0]).toMatchObject({
      pix_fmt: 'yuv420p',
      color_transfer: 'bt709',
      color_space: 'bt709',
    })
  })

  it('without a colour matrix keep their colours in high definition, as players show them', async () => {
    const source = clip([...lavfi('color=lime:s=1280x720:r=10:d=5'), ...quick])
    const facts = await factsOf(source)
    const rungs = ladderFor(facts.video).slice(-1)
    const out = join(folder, 'untagged')
    await done({ kind: 'picture', source, facts, folder: out, work: out, rungs, sample: false, partSeconds: 60 })
    expect(Math.abs(brightnessOf(join(out, '234.mp4')) - brightnessOf(source))).toBeLessThan(2)
  })

  const refused: [string, string, () => string][] = [
    ['a text', 'notVideo', () => written('notes.mp4', 'Not a film at all. '.repeat(100))],
    [
      'a playlist that names other files',
      'notVideo',
      () =>
        written(
          'list.mp4',
          '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXTINF:10,\nhttp://127.0.0.1:9/\n#EXT-X-ENDLIST\n',
        ),
    ],
    ['a concat list', 'notVideo', () => written('concat.mp4', "ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['nothing', 'notVideo', () => written('empty.mp4', '')],
    ['a picture', 'notVideo', () => clip([...lavfi('testsrc2=s=64x64'), '-frames:v', '1'], 'jpg')],
    ['sound alone', 'noPicture', () => clip([...lavfi(tone), '-c:a', 'aac'], 'm4a')],
    ['a clip under 5 s', 'tooShort', () => clip([...lavfi('testsrc2=s=320x180:r=30:d=4'), ...quick])],
    ['a file that was cut off', 'corrupt', () => cut(phoneClip(), 0.5)],
    [
      'a file of which the second half is missing, with its index in front',
      'corrupt',
      () => cut(clip([...lavfi('testsrc2=s=320x180:r=30:d=20'), ...quick, '-movflags', '+faststart']), 0.5),
    ],
    [
      'an encrypted file',
      'encrypted',
      () =>
        clip([
          ...lavfi(picture),
          ...quick,
          '-encryption_scheme',
          'cenc-aes-ctr',
          '-encryption_key',
          '0123456789abcdef0123456789abcdef',
          '-encryption_kid',
          'fedcba9876543210fedcba9876543210',
        ]),
    ],
    [
      'a hundred streams',
      'tooManyStreams',
      () =>
        clip(
          [
            ...lavfi('sine=d=6'),
            ...Array.from({ length: 100 }, () => ['-map', '0:a']).flat(),
            '-c:a',
            'pcm_s16le',
            '-t',
            '5',
          ],
          'mkv',
        ),
    ],
  ]
  it.each(refused)('TAKE-04 can’t be %s', async (_name, refusal, make) => {
    expect(await probe(make())).toEqual({ kind: 'refused', refusal })
  })

  it('TAKE-22 that are hostile can’t reach other files or the network, and are killed when they exceed the limits', async () => {
    const asked: string[] = []
    const outside = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.end()
    })
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    const { port } = outside.address() as AddressInfo
    const secret = written('secret.txt', 'nobody may read this')
    const address = `http://127.0.0.1:${port}`
    const hostile = [
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${address}/a.ts\n#EXTINF:9,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${address}/b.mp4'\nfile '${secret}'\n`,
      `<?xml version="1.0"?><MPD type="static"><Period><BaseURL>${address}/c/</BaseURL></Period></MPD>`,
      `v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=video ${port} RTP/AVP 96\n`,
      `[playlist]\nFile1=${address}/d.mp4\n`,
      `<svg xmlns:x="http://www.w3.org/1999/xlink"><image x:href="${address}/e.png"/></svg>`,
    ]
    for (const [number, content] of hostile.entries()) {
      expect(await probe(written(`hostile-${number}.mp4`, content))).toEqual({ kind: 'refused', refusal: 'notVideo' })
    }
    expect(asked).toEqual([])
    outside.close()

    // Frames larger than any camera's would need memory for each one that a decoder holds.
    const vast = clip([...lavfi('color=black:s=6400x6400:r=1:d=1'), '-c:v', 'mjpeg', '-q:v', '31'], 'mkv')
    expect(await probe(vast)).toEqual({ kind: 'refused', refusal: 'tooLarge' })
    const source = phoneClip()
    const narrow = createEncode({ megabytes: 1, watchMs: 10 })
    expect(await narrow({ kind: 'probe', source }, { seconds: 60 })).toMatchObject({
      kind: 'failed',
      reason: 'tooMuchMemory',
    })
    expect(await encode({ kind: 'probe', source }, { seconds: 0.01 })).toMatchObject({
      kind: 'failed',
      reason: 'tookTooLong',
    })
  })

  it('TAKE-22 that are damaged at random always end in a result', async () => {
    const bytes = readFileSync(phoneClip())
    for (let seed = 1; seed <= 8; seed++) {
      const damaged = Buffer.from(bytes)
      for (let at = seed * 37; at < damaged.length; at += 997 * seed) damaged[at] = (damaged[at] ?? 0) ^ (seed * 29)
      const outcome = await probe(written(`damaged-${seed}.mp4`, damaged))
      expect(['done', 'refused', 'failed']).toContain(outcome.kind)
    }
  })
})

describe.skipIf(!hasFfmpeg)('pictures', () => {
  it('TAKE-13 to choose from are nine, none of them black or blurred, and any frame can be extracted', async () => {
    const black = "drawbox=c=black:t=fill:enable='between(mod(t,2),0,1)'"
    const blurred = "gblur=sigma=12:enable='between(mod(t,2),1,1.25)'"
    const source = clip([...lavfi(`testsrc2=s=320x180:r=30:d=20,${blurred},${black}`), ...quick])
    const facts = await factsOf(source)
    const { posters } = await done({ kind: 'posters', source, facts, folder })
    expect(posters).toHaveLength(9)
    for (const { file, second } of posters) {
      expect(brightnessOf(join(folder, file))).toBeGreaterThan(40)
      expect(second % 2).toBeGreaterThanOrEqual(1.25)
    }
    const still = join(folder, 'still.jpg')
    await done({ kind: 'still', source, facts, second: 1.5, file: still })
    expect(brightnessOf(still)).toBeGreaterThan(40)
    await done({ kind: 'still', source, facts, second: 4.5, file: still })
    expect(brightnessOf(still)).toBeLessThan(20)
  })
})

function written(name: string, content: string | Buffer) {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

function cut(source: string, share: number) {
  const file = written('cut.mp4', readFileSync(source))
  truncateSync(file, Math.floor(statSync(file).size * share))
  return file
}
