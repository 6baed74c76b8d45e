import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { classExamples } from '../examples/class-examples.ts'
import { eventExamples } from '../examples/event-examples.ts'
import { memberExamples } from '../examples/member-examples.ts'
import { tenantExample } from '../examples/tenant-example.ts'
import { Channel, ChannelPage } from './channel.ts'
import { ClassList } from './class-list.ts'
import { Collection } from './collection.ts'
import { Consent, UserConsent } from './consent.ts'
import { Coupon } from './coupon.ts'
import { EventPage } from './event-list.ts'
import { VimeoEvent, WexerEvent } from './live-event.ts'
import { ConnectClass, LiveVideo, StreamingLink } from './live-video.ts'
import { LoginReply } from './login.ts'
import { Metadata } from './metadata.ts'
import { Playhead } from './playhead.ts'
import { Product } from './product.ts'
import { RecentActivity } from './recent-activity.ts'
import { SearchResponse } from './search.ts'
import { ExternalSubscription, Subscription } from './subscription.ts'
import { TenantConfig } from './tenant-config.ts'
import { User } from './user.ts'
import { ListedClass, VirtualClass } from './virtual-class.ts'

/** A reply, its schema, and its optional keys. */
type Row = [name: string, schema: z.ZodType, example: object, optional?: string[]]

const rows: Row[] = [
  ['TenantConfig', TenantConfig, tenantExample],
  ['VirtualClass', VirtualClass, classExamples.virtualClass],
  ['ListedClass', ListedClass, classExamples.listedClass, ['classDescription']],
  ['Metadata', Metadata, classExamples.metadata],
  ['SearchResponse', SearchResponse, classExamples.searchResponse, ['metaData']],
  ['Collection', Collection, classExamples.collection],
  ['ClassList', ClassList, classExamples.classList],
  ['Channel', Channel, classExamples.channel],
  ['ChannelPage', ChannelPage, classExamples.channelPage],
  ['VimeoEvent', VimeoEvent, eventExamples.vimeoEvent],
  ['WexerEvent', WexerEvent, eventExamples.wexerEvent],
  ['EventPage', EventPage, eventExamples.eventPage],
  ['LiveVideo', LiveVideo, eventExamples.liveVideo],
  ['StreamingLink', StreamingLink, eventExamples.streamingLink],
  ['ConnectClass', ConnectClass, eventExamples.connectClass],
  ['User', User, memberExamples.user],
  ['LoginReply', LoginReply, memberExamples.loginReply],
  ['Consent', Consent, memberExamples.consent],
  ['UserConsent', UserConsent, memberExamples.userConsent],
  ['Product', Product, memberExamples.product],
  ['Subscription', Subscription, memberExamples.subscription],
  ['ExternalSubscription', ExternalSubscription, memberExamples.externalSubscription],
  ['Coupon', Coupon, memberExamples.coupon],
  ['RecentActivity', RecentActivity, memberExamples.recentActivity],
  ['Playhead', Playhead, memberExamples.playhead],
]

describe.each(rows)('an answer of %s', (_name, schema, example, optional = []) => {
  it('passes without its unknown keys', () => {
    expect(schema.parse({ ...example, passwordHash: 'secret' })).toEqual(example)
  })

  it('is rejected without any of its required keys', () => {
    const passing = Object.keys(example).filter((key) => schema.safeParse({ ...example, [key]: undefined }).success)
    expect(passing).toEqual(optional)
  })

  it('is rejected with a value of another type under any key', () => {
    const passing = Object.keys(example).filter((key) => schema.safeParse({ ...example, [key]: () => key }).success)
    expect(passing).toEqual([])
  })
})
