import { clubPictures, ownPictures, posterLink, versionPrefix } from '../intake/renditions/version-prefix.ts'
import type { Storage } from '../media/storage.ts'
import type { ClubRows } from './club-rows-repository.ts'
import type { ClubTable } from './club-tables.ts'
import { copyFiles } from './copy-files.ts'

type Copied = { from: string; to: string; storage: Storage; scratchDir: string; now: () => Date }

const categories: ClubTable = { name: 'category', where: 'not t.hidden' }
const pictureTable: ClubTable = { name: 'uploaded_picture' }
const shapes = ['wide', 'tall']

/** Copies a club's categories to another, with their order, texts and pictures, but not those in the bin. */
export async function copyCategories(rows: ClubRows, { from, to, now, ...parts }: Copied): Promise<void> {
  const lines: string[] = []
  for await (const batch of rows.read(from, categories, true)) lines.push(...batch)
  const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const ids = new Set<string>()
  const copied = found.map((row) => {
    const { link, id } = linkIn(row.image_link as string | null, from, to)
    if (id !== null) ids.add(id)
    return JSON.stringify({ ...row, image_link: link })
  })
  if (copied.length > 0) await rows.add(to, categories, await rows.columnsOf(categories), copied, false)
  if (ids.size === 0) return

  const [fromFolder, toFolder] = [from, to].map((club) => versionPrefix(club, clubPictures, ownPictures))
  const files = [...ids].flatMap((id) => shapes.map((shape) => `picture-${id}-${shape}.jpg`))
  await copyFiles(
    files.map((file) => ({ from: `${fromFolder}${file}`, to: `${toFolder}${file}` })),
    parts,
  )
  const at = now().toISOString()
  const pictures = [...ids].map((id) => {
    const keys = shapes.map((shape) => `${toFolder}picture-${id}-${shape}.jpg`)
    return JSON.stringify({ id, keys, checked_at: at, unused_since: null })
  })
  await rows.add(to, pictureTable, await rows.columnsOf(pictureTable), pictures, false)
  const sizes: ClubTable = {
    name: 'media_file',
    where: `t.class_tag = '${clubPictures}' and t.file in (${files.map((file) => `'${file}'`).join(', ')})`,
  }
  const columns = await rows.columnsOf(sizes)
  for await (const batch of rows.read(from, sizes, true)) await rows.add(to, sizes, columns, batch, false)
}

/** The category's picture in the other club, and the id of one that was uploaded for it. */
function linkIn(imageLink: string | null, from: string, to: string): { link: string | null; id: string | null } {
  const folder = posterLink({ tenantId: from, classTag: clubPictures, version: ownPictures }, '')
  const id = imageLink?.startsWith(folder) ? /\/picture-([0-9a-f-]{36})-\w+\.jpg/.exec(imageLink)?.[1] : undefined
  if (imageLink === null || id === undefined) return { link: imageLink, id: null }
  return { link: imageLink.replace(`/${from}/`, `/${to}/`), id }
}
