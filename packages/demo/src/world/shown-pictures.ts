import { landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { isCover } from './class-picture.ts'
import { buildDemoWorld } from './demo-world.ts'

/** The keys of all pictures that the demo's clubs show. Which ones a class has doesn't depend on the day. */
export function shownPictures(): string[] {
  const keys = buildDemoWorld(new Date(0)).tenants.flatMap((tenant) => {
    const { config, classes, categories, channels, collections, instructors } = tenant
    const { hero, wall } = landingPictures(config)
    return [
      ...[hero, ...wall].flatMap((picture) =>
        picture ? [splitPicture(picture).address.replace('/images/demo/', '')] : [],
      ),
      ...[...classes, ...categories, ...collections, ...instructors].map(({ pictureKey }) => pictureKey),
      ...channels.flatMap((channel) => [channel.profilePictureKey, channel.bannerPictureKey]),
    ]
  })
  return [...new Set(keys)].sort()
}

/** Those that a first visitor is most likely to see over most of a page's width: banners of categories and lists, and the classes of the day. */
export function largePictures(): Set<string> {
  const keys = buildDemoWorld(new Date(0)).tenants.flatMap(({ classes, categories, channels, collections }) => {
    const ofTheDay = collections.find(({ type }) => type === 'classoftheday')?.classTags
    return [
      ...categories.map(({ pictureKey }) => pictureKey),
      ...channels.slice(0, 1).map(({ bannerPictureKey }) => bannerPictureKey),
      ...classes
        .filter(({ tag, pictureKey }) => (ofTheDay ? ofTheDay.includes(tag) : isCover(pictureKey)))
        .map(({ pictureKey }) => pictureKey),
    ]
  })
  return new Set(keys)
}
