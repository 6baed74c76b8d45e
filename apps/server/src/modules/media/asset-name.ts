/**
 * What a media address names: a club's class, its simulated live that began at `airedAt` (and may be begun at its beginning), or what its own encoder sent for the live that
 * was to begin at `broadcastAt`.
 */
export type Asset = { tenantId: string; tag: string } & Airing
export type Airing = { airedAt?: Date | undefined; mayStartOver?: boolean; broadcastAt?: Date | undefined }

/**
 * The asset as addresses and signatures name it: the club too, since tags are unique within one only, and the time of a live,
 * so that the address alone says what is on at any moment and no server needs to look it up.
 */
export function assetName({ tenantId, tag, airedAt, mayStartOver, broadcastAt }: Asset): string {
  if (broadcastAt) return `${tenantId}.${tag}!${broadcastAt.getTime()}`
  return `${tenantId}.${tag}${airedAt ? `${mayStartOver ? '*' : '~'}${airedAt.getTime()}` : ''}`
}

export function readAssetName(asset: string): Asset {
  const [, tenantId = '', tag = '', kind, time] = /^([^.]*)\.(.*?)(?:([~*!])(\d{1,15}))?$/s.exec(asset) ?? []
  if (time === undefined) return { tenantId, tag }
  const at = new Date(Number(time))
  if (kind === '!') return { tenantId, tag, broadcastAt: at }
  return kind === '*' ? { tenantId, tag, airedAt: at, mayStartOver: true } : { tenantId, tag, airedAt: at }
}
