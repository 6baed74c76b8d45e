/** Bits per second. Above this, the player may start with another level. */
const surelyChosen = 2_000_000

/**
 * The URLs of the first audio segments and of the first segments of the level that the player starts with: the smallest that fills `pixels`
 * of width (`hls-engine.ts`). Empty if the master playlist doesn't determine it.
 */
export async function openingSegments(
  master: URL,
  pixels: number,
  read: (playlist: URL) => Promise<string>,
): Promise<URL[]> {
  const text = await read(master)
  const levels = [...text.matchAll(/:BANDWIDTH=(\d+).*RESOLUTION=(\d+)x.*\n(.+)/g)]
    .map(([, bandwidth, width, name = '']) => ({ bandwidth: Number(bandwidth), width: Number(width), name }))
    .sort((one, other) => one.width - other.width)
  const level = levels.find(({ width }) => width >= pixels) ?? levels.at(-1)
  const sound = /TYPE=AUDIO.*URI="([^"]+)"/.exec(text)?.[1]
  const playlists = [level?.name, sound].filter((name) => name !== undefined).map((name) => new URL(name, master))
  const openings = await Promise.all(playlists.map(async (playlist) => openingOf(await read(playlist), playlist)))
  return level && level.bandwidth <= surelyChosen ? openings.flat() : []
}

function openingOf(text: string, playlist: URL): URL[] {
  const header = /#EXT-X-MAP:URI="([^"]+)"/.exec(text)?.[1]
  const first = text.split('\n').find((line) => line !== '' && !line.startsWith('#'))
  return [header, first].filter((name) => name !== undefined).map((name) => new URL(name, playlist))
}
