import { z } from 'zod'
import { levels } from '../enumerations.ts'

/** A part of the body that a class trains. */
export const FocusArea = z.object({ name: z.string(), tag: z.string() }).meta({ id: 'FocusArea' })
export type FocusArea = z.infer<typeof FocusArea>

export const CaptionLink = z
  .object({ language: z.string(), label: z.string(), url: z.string() })
  .meta({ id: 'CaptionLink' })
export type CaptionLink = z.infer<typeof CaptionLink>

const described = {
  /** The id of the class in URLs and lists. */
  tag: z.string(),
  className: z.string(),
  durationSecond: z.number().nullable(),
  durationMinutes: z.number().nullable(),
  imageLink: z.string().nullable(),
  trailerLinkWeb: z.string().nullable(),
  trailerLinkMobile: z.string().nullable(),
  level: z.enum(levels).nullable(),
  /** 1 to 10. */
  skill: z.number().nullable(),
  /** 1 to 10. */
  intensity: z.number().nullable(),
  labels: z.array(z.string()),
  keywords: z.array(z.string()),
  focusArea: z.array(FocusArea),
  calorieBurn: z.number().nullable(),
  equipmentNames: z.array(z.string()),
  equipmentTypes: z.array(z.string()),
  /** Id of the category, 1001 to 1010 in the common set. */
  classCategory: z.number().nullable(),
  classSubCategory: z.string().nullable(),
  languageName: z.string().nullable(),
  /** Always false for guests. */
  favourite: z.boolean(),
  scheduleDate: z.iso.datetime().nullable(),
  creationDate: z.iso.datetime().nullable(),
  providerID: z.string().nullable(),
  provider: z.string().nullable(),
  channelId: z.string().nullable(),
  instructor: z.string().nullable(),
  isActive: z.boolean(),
  schedule: z.object({ availableDate: z.iso.datetime().nullable() }),
  displayDate: z.iso.datetime().nullable(),
}

/** A class with its media URLs, which only members with player access receive (ENT-01..ENT-04, D-37, D-100). */
export const VirtualClass = z
  .object({
    ...described,
    classDescription: z.string().nullable(),
    /** The stream URL, HLS or MP4; empty without access. */
    alternateLink: z.string(),
    captionLinks: z.array(CaptionLink),
    /** WebVTT track of moves and rounds; `null` without access or if there is none. */
    cueTrackLink: z.string().nullable(),
    /** WebVTT track of thumbnails for scrubbing; `null` without access or if there is none. */
    storyboardLink: z.string().nullable(),
  })
  .meta({ id: 'VirtualClass' })
export type VirtualClass = z.infer<typeof VirtualClass>

/** A class in lists: no media URLs, and long lists may omit the description (D-99). */
export const ListedClass = z
  .object({ ...described, classDescription: z.string().nullable().optional() })
  .meta({ id: 'ListedClass' })
export type ListedClass = z.infer<typeof ListedClass>
