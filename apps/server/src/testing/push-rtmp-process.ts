import { setTimeout as delay } from 'node:timers/promises'
import { AV_NOPTS_VALUE } from 'node-av/constants'
import { FormatContext, Packet, Rational } from 'node-av/lib'
import { check } from '../encoder/av/check.ts'
import { keep } from '../encoder/av/keep.ts'

type Order = { address: string; file: string; speed?: number; jump?: number }

/** The process of `push-rtmp.ts`: copies a file to an RTMP address at the pace of its times. */
async function main() {
  const order = JSON.parse(process.argv[2] ?? '{}') as Order
  const error = await push(order).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  )
  process.send?.({ error }, undefined, undefined, () => process.exit(0))
}

async function push({ address, file, speed = 1, jump = 0 }: Order) {
  const input = keep(new FormatContext())
  input.allocContext()
  check(input.openInputSync(file), 'input')
  check(input.findStreamInfoSync(), 'input streams')
  const output = keep(new FormatContext())
  check(output.allocOutputContext2(null, 'flv', address), 'output')
  const streams = input.streams.map((from) => {
    const stream = keep(output.newStream(null))
    check(keep(from.codecpar).copy(keep(stream.codecpar)), 'parameters')
    stream.codecpar.codecTag = 0
    stream.timeBase = new Rational(1, 1000)
    return { stream, from: keep(from) }
  })
  check(await output.openOutput(), 'connect')
  check(await output.writeHeader(), 'header')
  const packet = keep(new Packet())
  packet.alloc()
  const began = performance.now()
  const half = Number(input.duration) / 2e6
  while (input.readFrameSync(packet) >= 0) {
    const own = streams[packet.streamIndex]
    if (!own) continue
    const { num, den } = own.from.timeBase
    const second = (Number(packet.dts === AV_NOPTS_VALUE ? packet.pts : packet.dts) * num) / den
    const ahead = (second / speed) * 1000 - (performance.now() - began)
    if (ahead > 0) await delay(ahead)
    packet.rescaleTs(own.from.timeBase, own.stream.timeBase)
    if (jump !== 0 && second >= half) {
      packet.pts += BigInt(Math.round(jump * 1000))
      packet.dts += BigInt(Math.round(jump * 1000))
    }
    check(await output.writeFrame(packet), 'write')
    packet.unref()
  }
  check(await output.writeTrailer(), 'trailer')
  output.closeOutputSync()
}

void main()
