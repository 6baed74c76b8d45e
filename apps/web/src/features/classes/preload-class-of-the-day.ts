import { denseImageWidth, imageWidth } from '@upbeat/rules/classes/image-width'
import { densitySources, pictureAddress } from '@upbeat/rules/pictures/picture-address'
import { windowWidth } from '@upbeat/ui/use-window-width.ts'
import { preload } from 'react-dom'
import { queryClient } from '../../lib/api/query-client.ts'
import { classOfTheDayQuery } from './queries.ts'

/** Preloads the class of the day and its large picture while the page renders. The page reports failures. */
export async function preloadClassOfTheDay(): Promise<void> {
  const today = await queryClient.fetchQuery(classOfTheDayQuery()).catch(() => null)
  const picture = today?.collectionItems[0]?.imageLink
  if (!picture) return
  const width = imageWidth('classOfTheDay', windowWidth())
  const dense = denseImageWidth('classOfTheDay', windowWidth()) ?? width
  preload(pictureAddress(picture, width), {
    as: 'image',
    imageSrcSet: densitySources(picture, width, dense),
    fetchPriority: 'high',
  })
}
