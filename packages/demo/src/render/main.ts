import type { Move } from '../moves/move.ts'
import { findMove, moves, videosOf } from '../moves/moves.ts'
import { encodeLoop, steps } from './encode-loop.ts'
import { sceneOf } from './loop-scene.ts'
import { keepInit, writeMedia, writeSegments } from './media-folder.ts'
import { renderBoard } from './render-board.ts'
import { renderFrames } from './render-frames.ts'
import { renderPictures } from './render-pictures.ts'
import { renderSounds } from './sound/render-sounds.ts'
import { writeIndex } from './write-index.ts'

/**
 * Renders the demo's media: everything, or the moves given as arguments, `sound` for the sounds, `pictures` for the pictures, or
 * `index` for the index only. Loops and sounds need ffmpeg. `--board FILE` renders a sample of every club's pictures into one PNG instead.
 */
async function main(names: readonly string[]): Promise<void> {
  const [option, file] = names
  if (option === '--board') return renderBoard(file ?? 'board.png')
  const wanted = names.length === 0 ? ['sound', 'pictures', ...moves.map(({ id }) => id)] : names
  for (const name of wanted) {
    if (name === 'sound') await writeSounds()
    else if (name === 'pictures') await renderPictures()
    else if (name !== 'index') await writeMove(findMove(name))
  }
  const index = await writeIndex()
  process.stdout.write(`${Object.keys(index.videos).length} loops, ${Object.keys(index.sounds).length} sounds\n`)
}

/** Fast moves hide coarser coding, and would otherwise take most of the space. */
const fastCoarser = 3

async function writeMove(move: Move): Promise<void> {
  for (const { video, side } of videosOf(move)) {
    const { renditions, trailer } = await encodeLoop(
      renderFrames(sceneOf(move, side, 1280, 720)),
      move.period <= 2 ? fastCoarser : 0,
    )
    let bytes = trailer.length
    for (const { name } of steps) {
      const fragments = renditions[name]
      if (!fragments) throw new Error(`No rendition ${name} of ${video}`)
      await keepInit(`init-${name}.mp4`, fragments.init, video)
      await writeSegments(`video/${video}/${name}-`, fragments)
      bytes += fragments.segments.reduce((sum, segment) => sum + segment.length, 0)
    }
    if (side !== 'right' && move.part === 'work') await writeMedia(`trailers/${move.id}.mp4`, trailer)
    process.stdout.write(`${video} ${Math.round(bytes / 1024)} KiB, trailer ${Math.round(trailer.length / 1024)} KiB\n`)
  }
}

async function writeSounds(): Promise<void> {
  for (const [id, fragments] of await renderSounds()) {
    await keepInit('init-audio.mp4', fragments.init, id)
    await writeSegments(`sound/${id}/`, fragments)
  }
}

await main(process.argv.slice(2))
