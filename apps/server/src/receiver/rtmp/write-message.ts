const chunkSize = 128

/** A message in chunks of RTMP's initial size, with time 0. */
export function writeMessage(type: number, payload: Buffer, { streamId = 0, chunkStream = 3 } = {}): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt8(chunkStream)
  head.writeUIntBE(payload.length, 4, 3)
  head.writeUInt8(type, 7)
  head.writeUInt32LE(streamId, 8)
  const chunks = [head, payload.subarray(0, chunkSize)]
  for (let at = chunkSize; at < payload.length; at += chunkSize) {
    chunks.push(Buffer.from([0xc0 | chunkStream]), payload.subarray(at, at + chunkSize))
  }
  return Buffer.concat(chunks)
}

/** A protocol control message with one number. */
export function writeControl(type: number, value: number, more: number[] = []): Buffer {
  const payload = Buffer.alloc(4)
  payload.writeUInt32BE(value)
  return writeMessage(type, Buffer.concat([payload, Buffer.from(more)]), { chunkStream: 2 })
}
