import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { casts } from '../pictures/casts.ts'
import { makeBrush } from './brush.ts'
import { drawFace } from './draw-face.ts'
import { drawHead } from './draw-head.ts'
import { turn, upright } from './frame.ts'
import { people } from './people.ts'
import type { Person } from './person.ts'

const size = 160
const brush = makeBrush({ width: size, height: size, eye: [0, 0, 6], zoom: 560, centre: [0.5, 0.5] })
const coaches = Object.values(casts).map(({ coach, person }) => [coach, people[person] as Person] as const)

const headTurned = (yaw: number) => ({ at: [0, 0, 0] as const, frame: turn(upright, { yaw, pitch: 0, roll: 0 }) })

function rasterise(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${drawing}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer()
}

/** Share of the values that differ visibly. */
function difference(one: Buffer, other: Buffer): number {
  return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length / one.length
}

describe('the faces of the coaches', () => {
  it.each([0, 35])('differ from each other at %d° even with the same hair, skin and build', async (yaw) => {
    const [, { hair, skin, build }] = coaches[1] as (typeof coaches)[number]
    const drawn = await Promise.all(
      coaches.map(([, person]) => {
        const alike = { ...person, hair, skin, build, glasses: false, mature: false }
        return rasterise(drawHead(brush, alike, headTurned(yaw), 1))
      }),
    )
    for (const [at, [coach]] of coaches.entries())
      for (let other = 0; other < at; other++)
        expect(
          difference(drawn[at] as Buffer, drawn[other] as Buffer),
          `${coach} and ${coaches[other]?.[0]}`,
        ).toBeGreaterThan(0.01)
  })

  it.each(coaches)('%s shows the colour of the eyes, but not from behind', (_coach, person) => {
    expect(drawFace(brush, person, headTurned(0), 1)).toContain(person.face.iris)
    expect(drawFace(brush, person, headTurned(180), 1)).not.toContain(person.face.iris)
  })

  it('shows one eye from the side', () => {
    const [, person] = coaches[0] as (typeof coaches)[number]
    const eyes = (yaw: number) => drawFace(brush, person, headTurned(yaw), 1).split(person.face.iris).length - 1
    expect([0, 90, -90].map(eyes)).toEqual([2, 1, 1])
  })
})
