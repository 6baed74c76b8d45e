import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './demo-world.ts'
import type { MemberSeed } from './member-seed.ts'
import type { PaidSubscriptionSeed } from './subscription-seed.ts'

const DAY = 86_400_000
const now = new Date('2026-03-11T10:17:33.250Z')
const { tenants } = buildDemoWorld(now)
const members = tenants.flatMap((tenant) => tenant.members)

describe('the members', () => {
  it('are the documented ones, all with one password', () => {
    expect(members.map(({ email }) => email)).toEqual([
      ...['active', 'trial', 'trialend', 'cancelled', 'lapsed', 'nosub', 'newterms', 'discount'].map(
        (mailbox) => `${mailbox}@pulse.example`,
      ),
      'code@harbour.example',
      'open@harbour.example',
      'expired@harbour.example',
      'member@summit.example',
      'blocked@summit.example',
      'unknown@summit.example',
      'active@tempo.example',
      'active@mono.example',
    ])
    expect(new Set(members.map(({ password }) => password))).toEqual(new Set(['Demo1234']))
  })

  it('cover every state of a paid membership', () => {
    expect(paid('active')).toMatchObject({ status: 'active', planTag: 'pulse-monthly', cancelAtPeriodEnd: false })
    expect(paid('trial')).toMatchObject({ status: 'trialing', canceledAt: null, hasCard: false })
    expect(daysUntil(paid('trial').currentPeriodEnd)).toBe(9)
    expect(paid('trialend')).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true })
    expect(paid('cancelled')).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, endedAt: null })
    expect(paid('lapsed').status).toBe('canceled')
    expect(daysUntil(paid('lapsed').endedAt)).toBe(-12)
    expect(byEmail('nosub@pulse.example').subscription).toBeNull()
    expect(paid('discount')).toMatchObject({ planTag: 'pulse-annually', discount: { percentageOff: 20 } })
    expect(daysUntil(paid('discount').discount?.expiresAt ?? null)).toBeGreaterThan(0)
  })

  it('have free access with an end, without one, and expired at harbour', () => {
    const ends = ['code', 'open', 'expired'].map((mailbox) => {
      const { subscription } = byEmail(`${mailbox}@harbour.example`)
      return subscription?.kind === 'freeaccess' ? daysUntil(subscription.endsAt) : undefined
    })
    expect(ends).toEqual([62, null, -7])
  })

  it('are only known to the membership system at summit', () => {
    const external = members.filter((member) => member.external)
    expect(external.map((member) => [member.email, member.external?.membership])).toEqual([
      ['member@summit.example', 'active'],
      ['blocked@summit.example', 'blocked'],
      ['unknown@summit.example', 'unknown'],
    ])
  })

  it('have nine favourites and seven activities of all four kinds at most', () => {
    const { favourites, activity } = byEmail('active@pulse.example')
    expect(new Set(favourites).size).toBe(9)
    expect(activity).toHaveLength(7)
    expect(new Set(activity.map(({ kind }) => kind))).toEqual(new Set([7, 8, 9, 10]))
    const times = activity.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('have accepted the current terms, except newterms', () => {
    const behind = tenants.flatMap(({ members: own, consents }) => {
      const terms = consents.find(({ policy }) => policy.toLowerCase() === 'tnc')
      const latest = terms?.versions.at(-1)?.version
      return own.filter(({ consents: answers }) =>
        answers.some(({ consentTag, version }) => consentTag === terms?.tag && version !== latest),
      )
    })
    expect(behind.map(({ email }) => email)).toEqual(['newterms@pulse.example'])
  })
})

function byEmail(email: string): MemberSeed {
  const found = members.find((member) => member.email === email)
  if (!found) throw new Error(`No ${email}`)
  return found
}

function paid(mailbox: string): PaidSubscriptionSeed {
  const { subscription } = byEmail(`${mailbox}@pulse.example`)
  if (subscription?.kind !== 'paid') throw new Error(`${mailbox} pays nothing`)
  return subscription
}

function daysUntil(date: string | null): number | null {
  return date === null ? null : Math.round((Date.parse(date) - now.getTime()) / DAY)
}
