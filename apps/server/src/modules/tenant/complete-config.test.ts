import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { tenantGroupDefaults } from '@upbeat/contract/tenant-group-defaults'
import { describe, expect, it } from 'vitest'
import { completeConfig } from './complete-config.ts'

const complete = (config: Record<string, unknown>) =>
  completeConfig({ id: 't-pulse', name: 'pulse', logoSvg: null, config })
const provider = { authority: 'https://id.example', clientId: 'app' }

describe('a partially stored group', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['nothing of it', {}, tenantDefaults],
    ['one colour', { colours: { primary: '#123456' } }, { colours: { ...tenantDefaults.colours, primary: '#123456' } }],
    ['a colour unset', { colours: { primary: null } }, { colours: tenantDefaults.colours }],
    ['no script', { localytics: {} }, { localytics: { url: null } }],
    ['an empty embedding', { embeddedConfig: {} }, { embeddedConfig: tenantGroupDefaults.embeddedConfig }],
    ['a provider without scopes', { sso: provider }, { sso: { ...provider, scopes: ['openid', 'profile', 'email'] } }],
  ])('%s: the rest has its defaults', (_title, stored, expected) => {
    expect(complete(stored)).toMatchObject(expected)
  })

  it('TEN-16 an embedding without content-mode shows what it doesn’t hide, and leaves isEmbedded off', () => {
    expect(complete({ embeddedConfig: { showHeader: false, mode: 'seamless' } }).embeddedConfig).toEqual({
      isEmbedded: false,
      showHeader: false,
      showLogo: true,
      showFooter: true,
      showSignInPage: true,
      showSignUpPage: true,
      mode: 'seamless',
      'content-mode': null,
    })
  })

  it.each([
    ['colours', { colours: 'red' }],
    ['embeddedConfig', { embeddedConfig: [] }],
    ['sso.clientId', { sso: { authority: 'https://id.example' } }],
  ])('%s that is invalid or incomplete is refused', (path, stored) => {
    expect(() => complete(stored)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: path.split('.') })] }),
    )
  })
})
