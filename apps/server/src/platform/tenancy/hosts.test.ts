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
  ])('D-02 %s is the installation’s own: only a name chooses there', (host, expected) => {
    expect(owner([alpha, beta], host)).toBe(expected)
    expect(isReservedHost(host, names)).toBe(true)
    for (const key of ['dynamicLinkDomain', 'url']) {
      const thief = club('alpha', null, { [key]: `https://${host}` })
      expect([key, owner([thief, beta], host)]).toEqual([key, expected])
    }
    expect(owner([club('alpha', host), beta], host)).toBe(expected)
  })

  it('D-02 a domain belongs to its club, whatever another one writes', () => {
    const clubs = [
      club('alpha', null, { dynamicLinkDomain: 'gym.example', url: 'https://gym.example' }),
      club('beta', 'gym.example'),
    ]
    expect(owner(clubs, 'gym.example')).toBe('id-beta by domain')
    expect(assignHosts(clubs, names).conflicts).toEqual([])
  })

  it('D-02 an address that two clubs write belongs to neither, and is reported', () => {
    const shared = { dynamicLinkDomain: 'go.example' }
    const clubs = [club('alpha', null, shared), club('beta', null, { url: 'https://go.example/x' })]
    expect(owner(clubs, 'go.example')).toBeNull()
    expect(assignHosts(clubs, names)).toMatchObject({ conflicts: [{ host: 'go.example', clubs: ['alpha', 'beta'] }] })
    expect(assignHosts(clubs, names).isClaimed('go.example')).toBe(false)
  })

  it('D-02 a domain for short links is not the host of a club that its first label names', () => {
    const clubs = [club('alpha', null, { dynamicLinkDomain: 'beta.gym.example' }), beta]
    expect(owner(clubs, 'beta.gym.example')).toBe('id-alpha by address')
    expect(owner([club('go', null, { dynamicLinkDomain: 'go.gym.example' })], 'go.gym.example')).toBe('id-go by name')
  })

  it.each(['203.0.113.5', 'localhost', 'beta', '*.example', '', 'a b.example', 'javascript:alert(1)'])(
    'D-02 a value that is no domain claims nothing: %s',
    (value) => {
      const none = { publicHost: null, extraHosts: [] }
      const hosts = assignHosts([club('alpha', value, { dynamicLinkDomain: value, url: value })], none)
      expect([hosts.ownerOf(value), hosts.isClaimed(value)]).toEqual([null, false])
    },
  )
})
