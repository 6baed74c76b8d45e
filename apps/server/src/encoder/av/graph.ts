import { AV_BUFFERSRC_FLAG_KEEP_REF, AVERROR_EAGAIN } from 'node-av/constants'
import { type Frame as AvFrame, Filter, type FilterContext, FilterGraph, FilterInOut, Frame } from 'node-av/lib'
import { check } from './check.ts'
import { keep } from './keep.ts'

/** A filter chain with one input and one output. `output` is valid once the first frame was requested. */
export type Graph = {
  /** Feeds a frame, or `null` at the end, and yields the output. A yielded frame is only valid until the next one. */
  through: (frame: AvFrame | null) => Generator<AvFrame>
  output: FilterContext
  /** Whether the chain accepts no more input, e.g. after `trim`. */
  hasEnded: () => boolean
  close: () => void
}

/** `first` gives the format of the frames; `timeBase` is the unit of their times. */
export function pictureGraph(chain: string, first: AvFrame, timeBase: { num: number; den: number }): Graph {
  const { num, den } = first.sampleAspectRatio
  const shape = num > 0 && den > 0 ? `${num}/${den}` : '1/1'
  const args = `video_size=${first.width}x${first.height}:pix_fmt=${first.format}:time_base=${timeBase.num}/${timeBase.den}:pixel_aspect=${shape}:colorspace=${first.colorSpace}:range=${first.colorRange}`
  return build(chain, 'buffer', args, 'buffersink')
}

export function soundGraph(chain: string, first: AvFrame, timeBase: { num: number; den: number }): Graph {
  const { mask, nbChannels } = first.channelLayout
  const layout = mask > 0n ? `0x${mask.toString(16)}` : `${nbChannels}c`
  const args = `time_base=${timeBase.num}/${timeBase.den}:sample_rate=${first.sampleRate}:sample_fmt=${first.format}:channel_layout=${layout}`
  return build(chain, 'abuffer', args, 'abuffersink')
}

/** A chain that generates its own frames; only `through(null)` applies. */
export function sourceGraph(chain: string, sink: 'abuffersink' | 'buffersink' = 'abuffersink'): Graph {
  return build(chain, null, '', sink)
}

function build(chain: string, source: string | null, args: string, sink: string): Graph {
  const graph = keep(new FilterGraph())
  graph.alloc()
  const input = source === null ? null : created(graph, source, 'in', args)
  const output = created(graph, sink, 'out', null)
  const inputs = keep(FilterInOut.createList([{ name: 'out', filterCtx: output, padIdx: 0 }]))
  const outputs = input && keep(FilterInOut.createList([{ name: 'in', filterCtx: input, padIdx: 0 }]))
  check(graph.parsePtr(chain, inputs, outputs), `filters "${chain}"`)
  check(graph.configSync(), `filters "${chain}"`)
  const out = keep(new Frame())
  out.alloc()
  let ended = false

  function* through(frame: AvFrame | null): Generator<AvFrame> {
    if (input && !ended && input.buffersrcAddFrameSync(frame, AV_BUFFERSRC_FLAG_KEEP_REF) < 0) ended = true
    for (;;) {
      const code = output.buffersinkGetFrameSync(out)
      if (code < 0) {
        if (code !== AVERROR_EAGAIN) ended = true
        return
      }
      yield out
      out.unref()
    }
  }

  return {
    through,
    output,
    hasEnded: () => ended,
    close: () => {
      out.free()
      graph.free()
    },
  }
}

function created(graph: FilterGraph, filter: string, name: string, args: string | null): FilterContext {
  const found = Filter.getByName(filter)
  const made = found && graph.createFilter(found, name, args)
  if (!made) throw new Error(`filter ${filter} (${args})`)
  return keep(made)
}
