import { landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { buildDemoWorld } from './demo-world.ts'

/** The keys of all pictures that the demo's clubs show. Which ones a class has doesn't depend on the day. */
export function shownPictures(): string[] {
  const keys = buildDemoWorld(new Date(0)).tenants.flatMap(({ config, classes, categories, channels, collections }) => {
    const { hero, wall } = landingPictures(config)
    return [
      ...[hero, ...wall].flatMap((picture) =>
        picture ? [splitPicture(picture).address.replace('/images/demo/', '')] : [],
      ),
      ...[...classes, ...categories, ...collections].map(({ pictureKey }) => pictureKey),
      ...channels.flatMap((channel) => [channel.profilePictureKey, channel.bannerPictureKey]),
    ]
  })
  return [...new Set(keys)].sort()
}
