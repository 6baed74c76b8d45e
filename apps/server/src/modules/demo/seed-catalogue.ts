import { findLoop } from '@upbeat/demo/moves/moves'
import { dominantColour, focusOf } from '@upbeat/demo/pictures/draw-picture'
import { loopInKey } from '@upbeat/demo/pictures/picture-key'
import { readyPictures } from '@upbeat/demo/pictures/ready-pictures'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { type Database, schema } from '../../platform/db/database.ts'
import { insertInBatches } from './insert-in-batches.ts'

/** Categories, classes, channels, coaches, collections, products and codes of one demo club. */
export async function seedCatalogue(db: Database, seed: TenantSeed): Promise<void> {
  const tenantId = seed.config.tenantID
  await insertInBatches(
    db,
    schema.category,
    seed.categories.map(({ id, name, description, pictureKey }, position) => {
      return { tenantId, id, name, description, position, imageLink: pictureLink(pictureKey) }
    }),
  )
  await insertInBatches(
    db,
    schema.virtualClass,
    seed.classes.map((each) => classRow(tenantId, each)),
  )
  await insertInBatches(
    db,
    schema.channel,
    seed.channels.map((channel, position) => ({
      tenantId,
      tag: channel.tag,
      displayName: channel.displayName,
      description: channel.description,
      profileImageUrl: pictureLink(channel.profilePictureKey),
      mediaSpaceImageUrl: pictureLink(channel.bannerPictureKey),
      provider: channel.provider,
      active: channel.active,
      availability: channel.availability,
      position,
      createdAt: new Date(channel.createdDate),
    })),
  )
  await insertInBatches(
    db,
    schema.channelClass,
    seed.channels.flatMap(({ tag: channelTag, classTags }) =>
      classTags.map((classTag, position) => ({ tenantId, channelTag, classTag, position })),
    ),
  )
  await insertInBatches(
    db,
    schema.coach,
    seed.instructors.map(({ slug, name, line, bio, pictureKey }, position) => {
      return { tenantId, id: slug, name, line, description: bio, position, imageLink: pictureLink(pictureKey) }
    }),
  )
  await insertInBatches(
    db,
    schema.collection,
    seed.collections.map(({ tag, name, type, description, pictureKey }, position) => ({
      tenantId,
      tag,
      name,
      type,
      description,
      position,
      imageLink: pictureLink(pictureKey),
    })),
  )
  await insertInBatches(
    db,
    schema.collectionItem,
    seed.collections.flatMap(({ tag: collectionTag, classTags }) =>
      classTags.map((classTag, position) => ({ tenantId, collectionTag, classTag, position })),
    ),
  )
}

type ClassSeed = TenantSeed['classes'][number]

export function classRow(tenantId: string, each: ClassSeed): typeof schema.virtualClass.$inferInsert {
  return {
    tenantId,
    tag: each.tag,
    name: each.className,
    description: each.classDescription,
    durationSecond: each.durationSecond,
    level: each.level,
    skill: each.skill,
    intensity: each.intensity,
    labels: each.labels,
    focusAreas: each.focusAreas,
    equipment: each.equipment,
    categoryId: each.category,
    subCategory: each.subCategory,
    language: each.language,
    calorieBurn: each.calorieBurn,
    instructor: each.instructor,
    channelTag: each.channelTag,
    imageLink: pictureLink(each.pictureKey),
    trailerLink: trailerLink(each.pictureKey),
    media: { kind: 'routine', category: each.category, seed: each.routineSeed, durationSecond: each.mediaSecond },
    scheduleDate: new Date(each.scheduleDate),
    createdAt: new Date(each.creationDate),
  }
}

/** The trailer of the move in the picture. */
function trailerLink(pictureKey: string): string | null {
  const move = findLoop(loopInKey(pictureKey) ?? '')?.move
  return move ? `/media/demo/trailers/${move.id}.mp4` : null
}

/** The link of a demo picture; `splitPicture` reads its fragment. */
export function pictureLink(key: string): string {
  const { x, y, isBody } = focusOf(key)
  return withBlur(`/images/demo/${key}${dominantColour(key)}@${x},${y}${isBody ? ',body' : ''}`)
}

/** The link of a demo picture, with its blur if it was pre-rendered. */
export function withBlur(link: string): string {
  const blur = readyPictures()[splitPicture(link).address.replace('/images/demo/', '')]?.blur
  return blur ? `${link}~${blur}` : link
}
