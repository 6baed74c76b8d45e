/**
 * What a media URL refers to: a club's class, its simulated live stream that started at `airedAt` (and that viewers may
 * watch from the beginning if `mayStartOver`), or what the club's encoder sent for the live stream scheduled at
 * `broadcastAt`. `revision` selects the files of an uploaded class.
 */
export type Asset = { tenantId: string; tag: string; revision?: number } & Airing
export type Airing = { airedAt?: Date | undefined; mayStartOver?: boolean; broadcastAt?: Date | undefined }

/**
 * The asset's name in URLs and signatures. It includes the club, since tags are unique only within a club, and the time
 * of a live stream, so that any server can tell from the URL alone what is on.
 */
export function assetName({ tenantId, tag, revision, airedAt, mayStartOver, broadcastAt }: Asset): string {
  // `$0` marks a tag that would otherwise look like one with a revision.
  const named = revision !== undefined ? `${tag}$${revision}` : /\$\d+$/.test(tag) ? `${tag}$0` : tag
  if (broadcastAt) return `${tenantId}.${named}!${broadcastAt.getTime()}`
  return `${tenantId}.${named}${airedAt ? `${mayStartOver ? '*' : '~'}${airedAt.getTime()}` : ''}`
}

export function readAssetName(asset: string): Asset {
  const [, tenantId = '', tag = '', number, kind, time] =
    /^([^.]*)\.(.*?)(?:\$(\d{1,9}))?(?:([~*!])(\d{1,15}))?$/s.exec(asset) ?? []
  const revision = Number(number ?? 0)
  const named = { tenantId, tag, ...(revision > 0 && { revision }) }
  if (time === undefined) return named
  const at = new Date(Number(time))
  if (kind === '!') return { ...named, broadcastAt: at }
  return kind === '*' ? { ...named, airedAt: at, mayStartOver: true } : { ...named, airedAt: at }
}
