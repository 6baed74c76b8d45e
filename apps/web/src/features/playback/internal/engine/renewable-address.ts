export type RenewableAddress = {
  /** The URL to request for `url`, which may have an older signature. */
  current: (url: string) => string
  /** Whether the request to `url` used a signature that has been renewed since. */
  isOlder: (url: string) => boolean
  renew: (url: string) => void
}

/**
 * All files of a class are below the folder of its first playlist, whose path contains the signature (D-105). After a renewal, URLs from
 * loaded playlists still have the old folder; they are rewritten to the new one, so nothing is reloaded.
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
