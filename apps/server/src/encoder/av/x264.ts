import type { Rung } from '@upbeat/rules/media/ladder'
import {
  AV_CODEC_FLAG_CLOSED_GOP,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, Rational } from 'node-av/lib'
import { check } from './check.ts'
import { keep } from './keep.ts'
import { keyframeEvery, x264Options } from './x264-options.ts'

export function openX264(rung: Rung): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  if (!codec) throw new Error('There is no H.264 encoder')
  const { num, den } = rung.frameRate
  const encoder = keep(new CodecContext())
  encoder.allocContext3(codec)
  encoder.width = rung.width
  encoder.height = rung.height
  encoder.pixelFormat = AV_PIX_FMT_YUV420P
  encoder.timeBase = new Rational(den, num)
  encoder.framerate = new Rational(num, den)
  encoder.sampleAspectRatio = new Rational(1, 1)
  encoder.gopSize = keyframeEvery(rung)
  encoder.colorRange = AVCOL_RANGE_MPEG
  encoder.colorSpace = AVCOL_SPC_BT709
  encoder.colorPrimaries = AVCOL_PRI_BT709
  encoder.colorTrc = AVCOL_TRC_BT709
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_CLOSED_GOP)
  const options = keep(Dictionary.fromObject(x264Options(rung)))
  check(encoder.open2Sync(codec, options), 'H.264 encoder')
  return encoder
}
