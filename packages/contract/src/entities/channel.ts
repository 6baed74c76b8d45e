import { z } from 'zod'
import { TitleDetails } from './class-list.ts'
import { ListedClass } from './virtual-class.ts'

/** Plain text, or an object with the text, as some providers send it. */
export const ChannelText = z.union([z.string(), z.object({ invariantText: z.string() })]).meta({ id: 'ChannelText' })
export type ChannelText = z.infer<typeof ChannelText>

/** A channel without its classes. */
export const ChannelDetails = z
  .object({
    tag: z.string(),
    displayName: ChannelText,
    description: ChannelText,
    profileImageUrl: z.string().nullable(),
    mediaSpaceImageUrl: z.string().nullable(),
    provider: z.string().nullable(),
    active: z.boolean(),
    /** Contains 1 if the channel is available. */
    availability: z.array(z.int()),
    tenants: z.array(z.string()),
    createdDate: z.iso.datetime(),
  })
  .meta({ id: 'ChannelDetails' })
export type ChannelDetails = z.infer<typeof ChannelDetails>

/** A channel with its classes in `title` (ENT-10, ENT-11). Inactive and empty ones are included (D-101). */
export const Channel = ChannelDetails.extend({ title: z.array(ListedClass) }).meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

/** One page of a channel's classes (ENT-12). */
export const ChannelPage = z
  .object({
    items: z.array(ListedClass),
    /** Number of classes after this page. */
    itemsRemaining: z.int().min(0),
    channelDetails: ChannelDetails,
    titleDetails: TitleDetails,
  })
  .meta({ id: 'ChannelPage' })
export type ChannelPage = z.infer<typeof ChannelPage>
