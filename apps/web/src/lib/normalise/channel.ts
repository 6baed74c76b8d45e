import type { Channel, ChannelDetails, ChannelText } from '@upbeat/contract/entities/channel'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { normaliseClasses } from './virtual-class.ts'

/** A channel with plain texts. */
export type PlainChannelDetails = Omit<ChannelDetails, 'displayName' | 'description'> & {
  displayName: string
  description: string
}
export type PlainChannel = PlainChannelDetails & { title: ListedClass[] }

export function normaliseChannel(received: Channel): PlainChannel {
  return { ...normaliseChannelDetails(received), title: normaliseClasses(received.title) }
}

export function normaliseChannelDetails<D extends ChannelDetails>(received: D): D & PlainChannelDetails {
  return {
    ...received,
    displayName: plainText(received.displayName),
    description: plainText(received.description),
    availability: received.availability ?? [],
  }
}

/** Texts may be wrapped in an object with their language-independent form (CHAN-12). */
export function plainText(text: ChannelText | null | undefined): string {
  return (typeof text === 'object' ? text?.invariantText : text) ?? ''
}
