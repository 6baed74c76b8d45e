/** Reads a reply's text. @throws Error if it exceeds `max` bytes, so that an endless reply can't fill the memory. */
export async function limitedText(reply: Response, max: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  for await (const chunk of reply.body ?? []) {
    read += chunk.byteLength
    if (read > max) throw new Error(`It answered more than ${max} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
