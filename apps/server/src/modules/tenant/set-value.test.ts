import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { describe, expect, it } from 'vitest'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { setValue } from './set-value.ts'

function set(line: string, schema: typeof TenantConfig | typeof TenantSettings = TenantConfig, group = {}) {
  const at = line.indexOf('=')
  setValue(group, line.slice(0, at).split('.'), line.slice(at + 1), schema)
  return group
}

describe('a value from the command line', () => {
  it.each<[string, object]>([
    ['appStoreId=361309726', { appStoreId: '361309726' }],
    ['displayName=24', { displayName: '24' }],
    ['displayName=true', { displayName: 'true' }],
    ['copyright=2026', { copyright: '2026' }],
    ['sso.clientId=42', { sso: { clientId: '42' } }],
    ['navCopy=null', { navCopy: null }],
    ['logoUrl=/24', { logoUrl: '/24' }],
    ['url=24', { url: '24' }],
    ['showChannels=false', { showChannels: false }],
    ['showChannels=perhaps', { showChannels: 'perhaps' }],
    ['cardVersion=0.1', { cardVersion: 0.1 }],
    ['EventCardSize=9', { EventCardSize: 9 }],
    ['embedOrigins=["https://club.example/x"]', { embedOrigins: ['https://club.example/x'] }],
    ['embeddedConfig={"showHeader":false}', { embeddedConfig: { showHeader: false } }],
    ['embeddedConfig.showHeader=false', { embeddedConfig: { showHeader: false } }],
    ['font="Georgia"', { font: 'Georgia' }],
    ['unknown=24', { unknown: 24 }],
    ['unknown.key=text', { unknown: { key: 'text' } }],
  ])('%s gives a value of the public key’s type', (line, expected) => {
    expect(set(line)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['sso.audience=12345', { sso: { audience: '12345' } }],
    ['sso.audience=["app","portal"]', { sso: { audience: ['app', 'portal'] } }],
    ['sso.audience=[]', { sso: { audience: [] } }],
    ['connectProviders.wexer.tenant=7', { connectProviders: { wexer: { tenant: '7' } } }],
    ['topLabels=["HIIT"]', { topLabels: ['HIIT'] }],
  ])('%s gives a value of the private key’s type', (line, expected) => {
    expect(set(line, TenantSettings)).toEqual(expected)
  })

  it('that is empty removes the key, and a group that becomes empty', () => {
    expect(set('embeddedConfig.showHeader=', TenantConfig, { embeddedConfig: { showHeader: false } })).toEqual({})
    expect(set('colours.primary=', TenantConfig, { colours: { primary: '#000000', text: '#111111' } })).toEqual({
      colours: { text: '#111111' },
    })
    expect(set('sso.clientId=', TenantConfig, {})).toEqual({})
  })

  it.each(['__proto__.x', 'colours.__proto__.x', 'constructor'])('for %s sets nothing', (key) => {
    set(`${key}=1`)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})
