import { useQuery } from '@tanstack/react-query'

/** A thumbnail: a rectangle of a sprite sheet. */
export type Thumbnail = { start: number; sheet: string; left: number; top: number; width: number; height: number }

/** The storyboard of a playlist; empty if there is none. */
export function useStoryboard(previewLink: string | null): readonly Thumbnail[] {
  const base = previewLink && new URL('.', new URL(previewLink, location.href)).pathname
  const { data = [] } = useQuery({
    queryKey: ['storyboard', base],
    queryFn: async ({ signal }) => {
      const reply = await fetch(`${base}storyboard.vtt`, { signal })
      return reply.ok ? readStoryboard(await reply.text(), base ?? '') : []
    },
    enabled: base !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

const cue = /(\d+):(\d\d):(\d\d)\.\d{3} -->.*\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/g

export function readStoryboard(track: string, base: string): Thumbnail[] {
  return [...track.matchAll(cue)].map(([, hours, minutes, seconds, file, ...area]) => {
    const [left = 0, top = 0, width = 0, height = 0] = area.map(Number)
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    return { start, sheet: base + file, left, top, width, height }
  })
}
