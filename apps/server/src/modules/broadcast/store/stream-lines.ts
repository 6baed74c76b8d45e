import {
  type ReceivedInit,
  type ReceivedPart,
  type ReceivedRendition,
  type ReceivedStream,
  receivedRenditions,
} from '@upbeat/rules/media/received-stream'

export type SourceKind = 'rtmp' | 'browser'
/** A number per rendition; 0 if it isn't there. */
export type Numbers = Partial<Record<ReceivedRendition, number>>
/** An encoder or a browser has begun to send, with these segment numbers. `at` in epoch milliseconds. */
export type Connection = { epoch: number; source: SourceKind; at: number; first: Numbers }
/** Something of a connection that can't be received, e.g. `videoCodec` and `hevc`. */
export type Rejected = { at: number; code: RejectedCode; value: string | number }
export type RejectedCode = 'videoCodec' | 'audioCodec' | 'timestampsJump' | 'longKeyframeInterval'

/** A line of a stream's log. `forgotten`: all segments below these numbers were deleted. */
export type StreamLine =
  | ({ type: 'connection' } & Connection)
  | ({ type: 'init' } & ReceivedInit)
  | ({ type: 'part' } & ReceivedPart)
  | ({ type: 'rejected' } & Rejected)
  | { type: 'forgotten'; below: Numbers }

export type StoredStream = ReceivedStream & {
  connections: Connection[]
  rejected: Rejected[]
  forgottenBelow: Numbers
  /** The numbers of the segments to send next. */
  next: Numbers
  /** The segments by `rendition/number`. */
  byName: Map<string, ReceivedPart>
}

export function emptyStream(): StoredStream {
  return { inits: [], parts: [], connections: [], rejected: [], forgottenBelow: {}, next: {}, byName: new Map() }
}

/** Adds a line to what was read before. Ignores segments that are known. */
export function addLine(stream: StoredStream, { type, ...line }: StreamLine): void {
  if (type === 'connection') stream.connections.push(line as Connection)
  else if (type === 'rejected') stream.rejected.push(line as Rejected)
  else if (type === 'forgotten') forgetBelow(stream, (line as { below: Numbers }).below)
  else if (type === 'init') addInit(stream, line as ReceivedInit)
  else addPart(stream, line as ReceivedPart)
}

function forgetBelow(stream: StoredStream, below: Numbers) {
  stream.forgottenBelow = below
  for (const name of receivedRenditions) stream.next[name] = Math.max(stream.next[name] ?? 0, below[name] ?? 0)
}

function addInit(stream: StoredStream, init: ReceivedInit) {
  const at = stream.inits.findIndex(({ epoch, rendition }) => epoch === init.epoch && rendition === init.rendition)
  if (at < 0) stream.inits.push(init)
  else stream.inits[at] = init
}

function addPart(stream: StoredStream, part: ReceivedPart) {
  const name = `${part.rendition}/${part.number}`
  if (stream.byName.has(name)) return
  stream.byName.set(name, part)
  stream.parts.push(part)
  stream.next[part.rendition] = Math.max(stream.next[part.rendition] ?? 0, part.number + 1)
}

/** Writes lines with a break before them too, so that a line cut off by a crash damages no other. */
export function writeLines(lines: readonly StreamLine[]): string {
  return lines.map((line) => `\n${JSON.stringify(line)}\n`).join('')
}

/** Parses whole lines; one that was cut off by a crash is ignored. */
export function readLines(text: string): StreamLine[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return []
    try {
      return [JSON.parse(line) as StreamLine]
    } catch {
      return []
    }
  })
}
