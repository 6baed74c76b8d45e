import { AVFMT_FLAG_AUTO_BSF } from 'node-av/constants'
import { type CodecContext, type CodecParameters, Dictionary, FormatContext, type Packet, Rational } from 'node-av/lib'
import { check } from './check.ts'
import { keep } from './keep.ts'

/**
 * Writes one track as fragmented MP4. Fragments begin at keyframes and last at least `seconds`; composition offsets may be negative, so that the first
 * picture is shown at 0 in spite of B-frames and sound needs no correction.
 */
export type FragmentWriter = {
  timeBase: { num: number; den: number }
  write: (packet: Packet) => void
  close: () => void
}
type Track = { from: CodecContext | CodecParameters; timeBase: { num: number; den: number }; timescale: number }

export function openFragments(
  file: string,
  track: Track,
  seconds: { atLeast: number } | { about: number },
): FragmentWriter {
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
  const flags = '+cmaf+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer'
  const options = Dictionary.fromObject(
    'atLeast' in seconds
      ? {
          movflags: `${flags}+frag_keyframe`,
          min_frag_duration: String(Math.round(seconds.atLeast * 1e6)),
          video_track_timescale: String(track.timescale),
        }
      : { movflags: flags, frag_duration: String(Math.round(seconds.about * 1e6)) },
  )
  check(format.writeHeaderSync(keep(options)), 'output header')
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
