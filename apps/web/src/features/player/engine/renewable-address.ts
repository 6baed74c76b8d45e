export type RenewableAddress = {
  /** The address to ask in place of `url`, which may stem from an older signature. */
  current: (url: string) => string
  /** Whether what was asked at `url` was asked with a signature that has been renewed since. */
  isOlder: (url: string) => boolean
  renew: (url: string) => void
}

/**
 * Everything of a class lies below the folder of its first playlist, whose path carries the signature (D-105). After a renewal the
 * addresses that playlists have given still name the old folder; they are moved to the new one, so nothing is loaded again.
 */
export function createRenewableAddress(first: string): RenewableAddress {
  let folder = folderOf(first)
  const older: string[] = []
  return {
    current(url) {
      const from = older.find((each) => url.startsWith(each))
      return from === undefined ? url : folder + url.slice(from.length)
    },
    isOlder: (url) => older.some((each) => url.startsWith(each)),
    renew(url) {
      const next = folderOf(url)
      if (next === folder) return
      older.push(folder)
      folder = next
    },
  }
}

function folderOf(url: string): string {
  return new URL('.', new URL(url, location.href)).href
}
