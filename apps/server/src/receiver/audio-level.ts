import type { CodecContext, Frame, Packet } from 'node-av/lib'

const silent = -200

/**
 * Measures the peak of AAC by decoding it with FFmpeg. Without that optional package nothing is measured. One decoder
 * for all connections of the process would mix them, so each has its own and frees it.
 */
export function openLevel() {
  let decoder: Decoder | null = null
  let description: Buffer | null = null
  let peak: number | null = null

  return {
    /** `config`: the AudioSpecificConfig. */
    open(config: Buffer) {
      if (description?.equals(config)) return
      description = Buffer.from(config)
      decoder?.close()
      decoder = null
      void openDecoder(description).then((opened) => {
        decoder = opened
      })
    },
    add(data: Buffer) {
      const measured = decoder?.measure(data) ?? null
      if (measured !== null) peak = Math.max(peak ?? 0, measured)
    },
    /** The peak in dBFS since the last call; null if nothing was measured. */
    take(): number | null {
      const taken = peak
      peak = null
      return taken === null ? null : taken === 0 ? silent : Math.max(silent, 20 * Math.log10(taken))
    },
    close() {
      decoder?.close()
      decoder = null
    },
  }
}

type Decoder = { measure: (data: Buffer) => number | null; close: () => void }

async function openDecoder(description: Buffer): Promise<Decoder | null> {
  const [lib, constants] = await Promise.all([import('node-av/lib'), import('node-av/constants')]).catch(() => [])
  if (!lib || !constants) return null
  // It would report every damaged frame.
  lib.Log.setLevel(constants.AV_LOG_QUIET)
  const codec = lib.Codec.findDecoder(constants.AV_CODEC_ID_AAC)
  if (!codec) return null
  const context: CodecContext = new lib.CodecContext()
  context.allocContext3(codec)
  context.extraData = description
  const frame: Frame = new lib.Frame()
  const packet: Packet = new lib.Packet()
  if (context.open2Sync(codec, null) < 0) return null
  frame.alloc()
  packet.alloc()
  return {
    measure(data) {
      packet.data = data
      const isSent = context.sendPacketSync(packet) >= 0
      packet.unref()
      if (!isSent) return null
      let peak: number | null = null
      while (context.receiveFrameSync(frame) >= 0) {
        for (const plane of frame.data ?? []) peak = Math.max(peak ?? 0, peakOf(plane, frame.nbSamples))
        frame.unref()
      }
      return peak
    },
    close() {
      frame.free()
      packet.free()
      context.freeContext()
    },
  }
}

/** AAC decodes to one plane of 32-bit floats per channel. */
function peakOf(plane: Buffer, samples: number): number {
  let peak = 0
  const length = Math.min(plane.length, samples * 4)
  for (let at = 0; at + 4 <= length; at += 4) peak = Math.max(peak, Math.abs(plane.readFloatLE(at)))
  return peak
}
