type Options = { signal: AbortSignal; onProgress: (sentBytes: number) => void }

/** Sends a part of a file by PUT, and returns the status; 0 without a reply. `fetch` doesn't report progress. */
export function sendPart(url: string, part: Blob, { signal, onProgress }: Options): Promise<number> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop)
      resolve(request.status)
    })
    signal.addEventListener('abort', stop)
    request.open('PUT', url)
    request.send(part)
  })
}
