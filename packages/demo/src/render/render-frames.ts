import sharp from 'sharp'
import { frameRate, loopFrames } from './encode-loop.ts'
import { drawBackdrop, drawFrame, type LoopScene } from './loop-scene.ts'

/** A loop's frames as RGB. The place is rendered once, and so is a movement shorter than the loop. */
export async function* renderFrames(scene: LoopScene): AsyncGenerator<Uint8Array> {
  const { width, height } = scene.brush.camera
  const picture = (svg: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`)
  const raw = { width, height, channels: 3 as const }
  const backdrop = await sharp(picture(drawBackdrop(scene)))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const distinct = scene.actor.move.period * frameRate
  const draw = (frame: number) =>
    sharp(backdrop, { raw })
      .composite([{ input: picture(drawFrame(scene, frame / frameRate)) }])
      .removeAlpha()
      .raw()
      .toBuffer()
  const drawn: Uint8Array[] = []
  for (let frame = 0; frame < loopFrames; frame++) {
    const known = drawn[frame % distinct]
    const bytes = known ?? (await draw(frame))
    if (!known && distinct < loopFrames) drawn.push(bytes)
    yield bytes
  }
}
