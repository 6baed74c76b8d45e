import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './demo-world.ts'
import type { TenantSeed } from './tenant-seed.ts'

const now = new Date('2026-03-11T10:17:33.250Z')
const world = buildDemoWorld(now)

describe('the demo world', () => {
  it('is deterministic per moment', () => {
    expect(buildDemoWorld(new Date(now))).toEqual(world)
  })

  it('keeps the classes and only shifts their dates on another day', () => {
    const later = buildDemoWorld(new Date('2027-01-02T23:59:59Z'))
    const undated = (tenant: TenantSeed | undefined) =>
      tenant?.classes.map(({ scheduleDate, creationDate, ...rest }) => rest)
    expect(undated(later.tenants[0])).toEqual(undated(world.tenants[0]))
    expect(later.tenants[0]?.classes[0]?.scheduleDate).not.toBe(world.tenants[0]?.classes[0]?.scheduleDate)
  })

  it('has the five clubs in order, each with its own host', () => {
    expect(world.tenants.map(({ name, host }) => [name, host])).toEqual([
      ['pulse', 'pulse.localhost'],
      ['harbour', 'harbour.localhost'],
      ['summit', 'summit.localhost'],
      ['tempo', 'tempo.localhost'],
      ['mono', 'mono.localhost'],
    ])
  })

  it.each(world.tenants)('never gives a tag twice in $name', (tenant) => {
    const tags = [
      ...tenant.classes.map(({ tag }) => tag),
      ...tenant.channels.map(({ tag }) => tag),
      ...tenant.collections.map(({ tag }) => tag),
      ...tenant.events.flatMap(({ id, virtualClass }) => [id, virtualClass.tag]),
      ...tenant.consents.map(({ tag }) => tag),
    ]
    expect(new Set(tags).size).toBe(tags.length)
  })

  it.each(world.tenants)('points only at what $name has', (tenant) => {
    const classes = new Set(tenant.classes.map(({ tag }) => tag))
    const videos = new Set(tenant.events.map(({ virtualClass }) => virtualClass.tag))
    const events = new Set(tenant.events.map(({ id }) => id))
    const channels = new Map(tenant.channels.map(({ tag, classTags }) => [tag, classTags]))
    const plans = new Set(tenant.products.flatMap((product) => product.plans.map(({ tag }) => tag)))
    const consents = new Map(tenant.consents.map(({ tag, versions }) => [tag, versions.map(({ version }) => version)]))
    const codes = new Set(tenant.codes.map(({ code }) => code))
    const broken: string[] = []
    const mustHold = (held: boolean, what: string) => {
      if (!held) broken.push(what)
    }

    for (const { tag, classTags } of [...tenant.channels, ...tenant.collections]) {
      for (const classTag of classTags) mustHold(classes.has(classTag), `${tag}: ${classTag}`)
    }
    for (const { tag, channelTag, category, instructorSlug } of tenant.classes) {
      mustHold(channelTag === null || channels.get(channelTag)?.includes(tag) === true, `${tag} in ${channelTag}`)
      mustHold(
        tenant.categories.some(({ id }) => id === category),
        `${tag} in ${category}`,
      )
      mustHold(
        tenant.instructors.some(({ slug }) => slug === instructorSlug),
        `${tag} by ${instructorSlug}`,
      )
    }
    for (const { id, providerId } of tenant.events) {
      mustHold(
        tenant.clubs.some((club) => club.providerId === providerId),
        `${id} from ${providerId}`,
      )
    }
    for (const { email, favourites, activity, subscription, consents: answers } of tenant.members) {
      for (const tag of favourites) mustHold(classes.has(tag), `${email} likes ${tag}`)
      for (const { kind, classTag, eventId, channelTag } of activity) {
        const ofEvent = kind === 8 || kind === 9
        mustHold((ofEvent ? videos : classes).has(classTag), `${email} did ${classTag}`)
        mustHold((kind === 9) === (eventId !== null) && (!eventId || events.has(eventId)), `${email} saw ${eventId}`)
        mustHold((kind === 10) === (channelTag !== null), `${email} in ${channelTag}`)
      }
      for (const { consentTag, version } of answers) {
        mustHold(consents.get(consentTag)?.includes(version) === true, `${email} agreed to ${consentTag} ${version}`)
      }
      if (subscription?.kind === 'paid')
        mustHold(plans.has(subscription.planTag), `${email} pays ${subscription.planTag}`)
      if (subscription?.kind === 'freeaccess')
        mustHold(codes.has(subscription.code), `${email} by ${subscription.code}`)
    }
    expect(broken).toEqual([])
  })
})
