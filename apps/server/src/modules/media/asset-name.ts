/**
 * What a media address names: a club's class, its simulated live that began at `airedAt` (and may be begun at its beginning), or what its own encoder sent for the live that
 * was to begin at `broadcastAt`. `revision` says which of the files of an uploaded class it is made of.
 */
export type Asset = { tenantId: string; tag: string; revision?: number } & Airing
export type Airing = { airedAt?: Date | undefined; mayStartOver?: boolean; broadcastAt?: Date | undefined }

/**
 * The asset as addresses and signatures name it: the club too, since tags are unique within one only, and the time of a live,
 * so that the address alone says what is on at any moment and no server needs to look it up.
 */
export function assetName({ tenantId, tag, revision, airedAt, mayStartOver, broadcastAt }: Asset): string {
  // A tag that looks like one with a revision says that it has none.
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
