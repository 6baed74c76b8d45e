import { AV_NOPTS_VALUE } from 'node-av/constants'
import type { Packet } from 'node-av/lib'

/** A packet's times in the stream's ticks. AVI has no display times, MPEG program streams only some. */
export function timesOf({ pts, dts, duration }: Packet): PacketTimes {
  return { shown: known(pts), decoded: known(dts), duration: Number(duration) }
}
export type PacketTimes = { shown: number | null; decoded: number | null; duration: number }

function known(ticks: bigint): number | null {
  return ticks === AV_NOPTS_VALUE ? null : Number(ticks)
}
