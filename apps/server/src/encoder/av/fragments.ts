import { AVFMT_FLAG_AUTO_BSF } from 'node-av/constants'
import { type CodecContext, type CodecParameters, Dictionary, FormatContext, type Packet, Rational } from 'node-av/lib'
import { check } from './check.ts'
import { keep } from './keep.ts'

export type TrackWriter = {
  timeBase: { num: number; den: number }
  write: (packet: Packet) => void
  close: () => void
}
type Track = { from: CodecContext | CodecParameters; timeBase: { num: number; den: number }; timescale: number }

/**
 * Writes one track as fragmented MP4. `atLeast`: fragments start at keyframes and last at least this many seconds;
 * `about`: they last about this long. Composition offsets may be negative, so that the first frame is shown at 0
 * despite B-frames and sound needs no correction.
 */
export function openFragments(
  file: string,
  track: Track,
  seconds: { atLeast: number } | { about: number },
): TrackWriter {
  const flags = '+cmaf+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer'
  return open(
    file,
    track,
    'atLeast' in seconds
      ? {
          movflags: `${flags}+frag_keyframe`,
          min_frag_duration: String(Math.round(seconds.atLeast * 1e6)),
          video_track_timescale: String(track.timescale),
        }
      : { movflags: flags, frag_duration: String(Math.round(seconds.about * 1e6)) },
  )
}

/** Writes one track as a plain MP4 with its index at the front. */
export function openWhole(file: string, track: Track): TrackWriter {
  return open(file, track, { movflags: '+faststart', video_track_timescale: String(track.timescale) })
}

function open(file: string, track: Track, options: Record<string, string>): TrackWriter {
  const format = keep(new FormatContext())
  check(format.allocOutputContext2(null, 'mp4', file), 'output')
  const stream = keep(format.newStream(null))
  const parameters = keep(stream.codecpar)
  if ('parametersFromContext' in track.from) check(parameters.fromContext(track.from), 'output parameters')
  else check(track.from.copy(parameters), 'output parameters')
  parameters.codecTag = 0
  stream.timeBase = new Rational(track.timeBase.num, track.timeBase.den)
  format.setFlags(AVFMT_FLAG_AUTO_BSF)
  check(format.openOutputSync(), `write ${file}`)
  check(format.writeHeaderSync(keep(Dictionary.fromObject(options))), 'output header')
  const timeBase = { num: stream.timeBase.num, den: stream.timeBase.den }
  return {
    timeBase,
    write: (packet) => {
      packet.streamIndex = 0
      check(format.interleavedWriteFrameSync(packet), `write ${file}`)
    },
    close: () => {
      check(format.writeTrailerSync(), `write ${file}`)
      format.closeOutputSync()
      format.freeContext()
    },
  }
}
