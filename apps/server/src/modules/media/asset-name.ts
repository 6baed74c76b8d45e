/** What a media address names: a club's class, or its simulated live that began at `airedAt`. */
export type Asset = { tenantId: string; tag: string; airedAt?: Date | undefined }

/**
 * The asset as addresses and signatures name it: the club too, since tags are unique within one only, and the time of a live,
 * so that the address alone says what is on at any moment and no server needs to look it up.
 */
export function assetName({ tenantId, tag, airedAt }: Asset): string {
  return `${tenantId}.${tag}${airedAt ? `~${airedAt.getTime()}` : ''}`
}

export function readAssetName(asset: string): Asset {
  const [, tenantId = '', tag = '', airedAt] = /^([^.]*)\.(.*?)(?:~(\d{1,15}))?$/s.exec(asset) ?? []
  return airedAt === undefined ? { tenantId, tag } : { tenantId, tag, airedAt: new Date(Number(airedAt)) }
}
