import { describe, expect, it } from 'vitest'
import { assignHosts, type ClubHosts, isReservedHost } from './hosts.ts'

const club = (name: string, domain: string | null = null, config: object = {}): ClubHosts => {
  return { id: `id-${name}`, name, domain, config }
}
const names = { publicHost: 'classes.example', extraHosts: ['old.example'] }
const owner = (clubs: ClubHosts[], host: string, own: Parameters<typeof assignHosts>[1] = names) => {
  const found = assignHosts(clubs, own).ownerOf(host)
  return found && `${found.id} by ${found.by}`
}
const [alpha, beta] = [club('alpha'), club('beta')]

describe('D-02 which club a host serves', () => {
  it.each([
    ['beta.classes.example', 'id-beta by name'],
    ['classes.example', null],
    ['nobody.classes.example', null],
    ['beta.localhost', 'id-beta by name'],
    ['beta.old.example', 'id-beta by name'],
  ])('D-02 %s is the installation’s own: only a club’s name selects a club there', (host, expected) => {
    expect(owner([alpha, beta], host)).toBe(expected)
    expect(isReservedHost(host, names)).toBe(true)
    for (const key of ['dynamicLinkDomain', 'url']) {
      const thief = club('alpha', null, { [key]: `https://${host}` })
      expect([key, owner([thief, beta], host)]).toEqual([key, expected])
    }
    expect(owner([club('alpha', host), beta], host)).toBe(expected)
  })

  it('D-02 a domain belongs to its club, whatever another club sets', () => {
    const clubs = [
      club('alpha', null, { dynamicLinkDomain: 'gym.example', url: 'https://gym.example' }),
      club('beta', 'gym.example'),
    ]
    expect(owner(clubs, 'gym.example')).toBe('id-beta by domain')
    const lost = { club: 'alpha', host: 'gym.example', reason: 'taken' }
    expect(assignHosts(clubs, names).ignored).toEqual([
      { ...lost, key: 'url' },
      { ...lost, key: 'dynamicLinkDomain' },
    ])
  })

  it('D-02 a club keeps the address set by the operator, though another club sets it for short links', () => {
    const clubs = [
      club('alpha', null, { dynamicLinkDomain: 'www.example' }),
      club('beta', null, { url: 'https://www.example' }),
    ]
    expect(owner(clubs, 'www.example')).toBe('id-beta by address')
  })

  it('D-02 a domain for short links that two clubs set belongs to neither, and both are reported', () => {
    const shared = { dynamicLinkDomain: 'go.example' }
    const hosts = assignHosts([club('alpha', null, shared), club('beta', null, shared)], names)
    expect([hosts.ownerOf('go.example'), hosts.isClaimed('go.example')]).toEqual([null, false])
    const lost = { key: 'dynamicLinkDomain', host: 'go.example', reason: 'contested' }
    expect(hosts.ignored).toEqual([
      { ...lost, club: 'alpha' },
      { ...lost, club: 'beta' },
    ])
  })

  it('D-02 reports claims to the installation’s own hosts, except the addresses of clubs without a domain', () => {
    const config = { dynamicLinkDomain: 'beta.classes.example', url: 'https://alpha.classes.example' }
    expect(assignHosts([club('alpha', null, config), beta], names).ignored).toEqual([
      { club: 'alpha', key: 'dynamicLinkDomain', host: 'beta.classes.example', reason: 'reserved' },
    ])
  })

  it('D-02 a domain for short links doesn’t serve a club named like its first label', () => {
    const clubs = [club('alpha', null, { dynamicLinkDomain: 'beta.gym.example' }), beta]
    expect(owner(clubs, 'beta.gym.example')).toBe('id-alpha by address')
    expect(owner([club('go', null, { dynamicLinkDomain: 'go.gym.example' })], 'go.gym.example')).toBe('id-go by name')
  })

  it.each(['203.0.113.5', 'localhost', 'beta', '*.example', '', 'a b.example', 'javascript:alert(1)'])(
    'D-02 a value that isn’t a domain claims nothing: %s',
    (value) => {
      const none = { publicHost: null, extraHosts: [] }
      const hosts = assignHosts([club('alpha', value, { dynamicLinkDomain: value, url: value })], none)
      expect([hosts.ownerOf(value), hosts.isClaimed(value)]).toEqual([null, false])
    },
  )
})
