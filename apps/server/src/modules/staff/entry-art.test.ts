import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { expect, it } from 'vitest'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { entryArt } from './entry-art.ts'

const club = (config: object) =>
  fromPartial<Tenant>({ config: { displayName: 'Riverside', colours: tenantDefaults.colours, ...config } })

it.each([
  ['the logo', { signInArt: 'logo', logoUrl: '/images/logo/riverside.svg' }, '/images/logo/riverside.svg'],
  ['rings, as the club chose', { signInArt: 'rings', logoUrl: '/images/logo/riverside.svg' }, null],
  ['rings without a logo', { signInArt: 'logo', logoUrl: null }, null],
  ['rings for a logo that is hosted elsewhere', { signInArt: 'logo', logoUrl: 'https://logo.example/1.svg' }, null],
])('shows %s', (_name, config, logoUrl) => {
  expect(entryArt(club(config))).toMatchObject({ displayName: 'Riverside', logoUrl, primary: '#0b5fff' })
})

it('shows nothing on a host without a club', () => {
  expect(entryArt(null)).toBeNull()
})
