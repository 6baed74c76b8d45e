import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const provider = { url: 'https://connect.example', tenant: 'theirs', authorization: 'Basic x' }

describe('the private settings', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an audience', { sso: { audience: 'club-app' } }],
    ['several audiences', { sso: { issuer: 'https://id.example', audience: ['club-app', 'portal'] } }],
    ['an issuer alone', { sso: { issuer: 'https://id.example' } }],
    ['a membership system', { membershipUrl: 'http://membership:8080/status?of=club' }],
    ['a provider of Connect', { connectProviders: { wexer: provider } }],
    ['one on this machine', { connectProviders: { vimeo: { url: 'http://127.0.0.1:4500' } } }],
    ['an app', { appleAppId: 'TEAM.example', androidPackage: 'example', androidCertificates: ['14:6D:E9'] }],
  ])('%s is read unchanged', (_title, stored) => {
    expect(readSettings(stored)).toMatchObject({ settings: stored, error: null })
  })

  it.each<[string, Record<string, unknown>]>([
    ['sso.audience', { sso: { audience: [] } }],
    ['sso.issuer', { sso: { issuer: 'id.example' } }],
    ['membershipUrl', { membershipUrl: 'javascript:1' }],
    ['connectProviders', { connectProviders: 'connect.example' }],
    ['connectProviders.wexer.url', { connectProviders: { wexer: { url: 'connect.example' } } }],
    ['connectProviders.wexer.url', { connectProviders: { wexer: { url: 'ftp://connect.example' } } }],
    ['connectProviders.vimeo.url', { connectProviders: { vimeo: { url: 'http://connect.example' } } }],
    ['androidCertificates', { androidCertificates: '14:6D:E9' }],
  ])('%s that can’t be read is reported and treated as unset; the others are kept', (path, stored) => {
    const { settings, error } = readSettings({ mailFrom: 'hello@club.example', ...stored })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
    expect(settings).toEqual({ ...readSettings({}).settings, mailFrom: 'hello@club.example' })
  })

  it('contain nothing that the schema doesn’t name', () => {
    expect(readSettings({ paymentSecret: 'hush' }).settings).toEqual(readSettings({}).settings)
  })
})
