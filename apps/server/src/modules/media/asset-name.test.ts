import { describe, expect, it } from 'vitest'
import { assetName, readAssetName } from './asset-name.ts'

describe('asset names', () => {
  it.each([
    { tenantId: 'pulse', tag: 'pulse-1001-001' },
    { tenantId: 'pulse', tag: 'a.b~c d/é' },
    { tenantId: 'pulse', tag: 'live', airedAt: new Date('2026-11-20T18:00:00.250Z') },
    { tenantId: 'pulse', tag: 'a.b~c', airedAt: new Date(0) },
    { tenantId: 'pulse', tag: 'live', airedAt: new Date(1), mayStartOver: true },
    { tenantId: 'pulse', tag: 'a', revision: 12 },
    { tenantId: 'pulse', tag: 'a$7' },
    { tenantId: 'pulse', tag: 'a$7', revision: 3, airedAt: new Date(5) },
    { tenantId: 'pulse', tag: 'a!1~2', broadcastAt: new Date('2026-11-20T18:00:00.250Z') },
  ])('%o is parsed back', (asset) => {
    expect(readAssetName(assetName(asset))).toEqual(asset)
  })

  it('parse rubbish to an asset that doesn’t exist', () => {
    expect(readAssetName('rubbish')).toEqual({ tenantId: '', tag: '' })
  })
})
