import { expectTypeOf, it } from 'vitest'
import type { CallBody, CallParams, CallQuery, CallReply } from './client-types.ts'
import type { Channel } from './entities/channel.ts'
import type { VirtualClass } from './entities/virtual-class.ts'

it('types the requests and replies of the browser', () => {
  expectTypeOf<CallParams<'getClass'>>().toEqualTypeOf<{ tag: string }>()
  expectTypeOf<CallReply<'getClass'>>().toEqualTypeOf<VirtualClass>()
  expectTypeOf<CallReply<'listChannels'>>().toEqualTypeOf<Channel[]>()
  expectTypeOf<CallReply<'getTerms'>>().toEqualTypeOf<Record<string, string> | null>()
  expectTypeOf<CallReply<'logout'>>().toEqualTypeOf<null>()
  expectTypeOf<CallBody<'getClass'>>().toEqualTypeOf<undefined>()
  expectTypeOf<{ take: number }>().toExtend<CallBody<'searchClasses'>>()
  expectTypeOf<{ take: string }>().not.toExtend<CallBody<'searchClasses'>>()
  expectTypeOf<{ username: string; password: string }>().toExtend<CallBody<'login'>>()
  expectTypeOf<{ username: string }>().not.toExtend<CallBody<'login'>>()
  expectTypeOf<{ channelTag: string; pageNumber: number }>().toExtend<CallQuery<'listChannelClasses'>>()
})
