/** An answer's text. @throws Error where it is longer than `most` bytes: who is endless must not fill the memory. */
export async function limitedText(reply: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  for await (const chunk of reply.body ?? []) {
    read += chunk.byteLength
    if (read > most) throw new Error(`It answered more than ${most} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
