import type { ListedClass, VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { equipmentName } from './equipment-name.ts'
import type { ClassRow } from './repository.ts'

/** A class's JSON up to the one value that differs by member, so that lists are concatenated instead of serialised. */
export type SplicedClass = { head: string }

/** The media part of a whole class; everything is empty for members without access (D-37). */
export type ClassLinks = Pick<VirtualClass, 'alternateLink' | 'captionLinks' | 'cueTrackLink' | 'storyboardLink'>

export const noLinks: ClassLinks = { alternateLink: '', captionLinks: [], cueTrackLink: null, storyboardLink: null }

export function presentListed(
  row: ClassRow,
  provider: { id: string | null; name: string },
): Omit<ListedClass, 'favourite'> {
  const scheduleDate = row.scheduleDate.toISOString()
  return {
    tag: row.tag,
    className: row.name,
    durationSecond: row.durationSecond,
    durationMinutes: row.durationSecond === null ? null : durationMinutes(row.durationSecond),
    imageLink: row.imageLink,
    trailerLinkWeb: row.trailerLink,
    trailerLinkMobile: row.trailerLink,
    level: row.level as ListedClass['level'],
    skill: row.skill,
    intensity: row.intensity,
    labels: row.labels,
    keywords: row.labels,
    focusArea: row.focusAreas.map((tag) => ({ name: capitalised(tag), tag })),
    calorieBurn: row.calorieBurn,
    equipmentNames: row.equipment.map(equipmentName),
    equipmentTypes: row.equipment,
    classCategory: Number(row.categoryId),
    classSubCategory: row.subCategory,
    languageName: row.language,
    scheduleDate,
    creationDate: row.createdAt.toISOString(),
    providerID: row.providerId ?? provider.id,
    provider: row.provider ?? provider.name,
    channelId: row.channelTag,
    instructor: row.instructor,
    isActive: row.active,
    schedule: { availableDate: scheduleDate },
    displayDate: scheduleDate,
  }
}

export function spliced(listed: Omit<ListedClass, 'favourite'>): SplicedClass {
  return { head: `${JSON.stringify(listed).slice(0, -1)},"favourite":` }
}

/** A class in a list. */
export function listedJson({ head }: SplicedClass, favourite: boolean): string {
  return `${head}${favourite}}`
}

/** A class on its own page. */
export function wholeJson(row: ClassRow, { head }: SplicedClass, favourite: boolean, links: ClassLinks): string {
  return `${head}${favourite},"classDescription":${JSON.stringify(row.description)},${JSON.stringify(links).slice(1)}`
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
