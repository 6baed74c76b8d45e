type Sharp = typeof import('sharp').default

let loading: Promise<Sharp> | undefined

/** The picture library, loaded at the first use: its native part takes a noticeable share of a server's start. */
export function loadSharp(): Promise<Sharp> {
  loading ??= load()
  return loading
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Each picture is encoded once, so libvips's cache would only waste memory; the two cores also serve requests.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
