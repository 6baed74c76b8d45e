import { channelPath, isSamePath, paths } from '../../lib/paths.ts'
import type { PageBehind } from '../workout/use-way-back.ts'

/** The channel that a class was opened from, in either URL form (D-11, D-12). */
export function channelBehind(channelTag: string): PageBehind {
  return {
    path: channelPath(channelTag),
    isAt: (address) => {
      const { pathname, searchParams } = new URL(address, window.location.origin)
      if (isSamePath(pathname, paths.channelView)) return searchParams.get('tag') === channelTag
      return isSamePath(pathname, channelPath(channelTag))
    },
  }
}
