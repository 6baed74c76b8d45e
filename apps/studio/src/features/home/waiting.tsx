import { UnfinishedVideos } from './unfinished-videos.tsx'
import { WaitingClasses } from './waiting-classes.tsx'

/** Classes and videos that wait for somebody. Few clubs have any at a time. */
export function Waiting() {
  return (
    <>
      <WaitingClasses />
      <UnfinishedVideos />
    </>
  )
}
