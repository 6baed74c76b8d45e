import { ImageGrid } from './image-grid.tsx'
import { MembersAccess } from './members-access.tsx'

/** What follows the categories, loaded after the first paint. */
export function LaterSections() {
  return (
    <>
      <ImageGrid />
      <MembersAccess />
    </>
  )
}
