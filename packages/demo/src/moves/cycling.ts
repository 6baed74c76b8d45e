import { bike } from '../figure/props/bike-measures.ts'
import { crankAngle, pedalAt } from '../figure/props/draw-bike.ts'
import type { Vector } from '../figure/vector.ts'
import type { Key, Move } from './move.ts'
import { change, level, type PoseChange, place, reach, stand } from './stances.ts'

const grip = reach(0.2, bike.handlebar[1] + 0.075, bike.handlebar[2] - 0.03, [0.8, -0.6, -0.4], [0, -0.25, 1])
const far = reach(0.16, bike.handlebar[1] + 0.12, bike.handlebar[2] + 0.1, [0.8, -0.6, -0.4], [0, -0.25, 1])
const seat = { ...level, x: 0, y: bike.saddle[1] + 0.075, z: bike.saddle[2] }

export const cycling: readonly Move[] = [
  ride(
    'seated-ride',
    'Seated ride',
    'Light hands, round pedal strokes, shoulders away from your ears.',
    'work',
    4,
    5,
    (turn) => ({
      pelvis: { ...seat, pitch: 30, roll: 1.6 * Math.sin(turn) },
      spine: { pitch: 14, yaw: 2 * Math.sin(turn), roll: -2.2 * Math.sin(turn) },
      head: { pitch: -26 + Math.cos(turn * 2) },
      arms: grip,
    }),
  ),
  ride(
    'standing-climb',
    'Standing climb',
    'Out of the saddle: hips back, let the bike sway under you.',
    'work',
    4,
    4,
    (turn) => ({
      pelvis: {
        ...seat,
        y: 1.13 + 0.018 * Math.cos(turn * 2),
        z: 0.02,
        x: 0.045 * Math.sin(turn),
        pitch: 26,
        roll: 5 * Math.sin(turn),
      },
      spine: { pitch: 12, yaw: 5 * Math.sin(turn), roll: -6 * Math.sin(turn) },
      head: { pitch: -24 },
      arms: far,
    }),
  ),
  ride('sprint', 'Sprint', 'All you have: fast feet, quiet upper body.', 'work', 2, 4, (turn) => ({
    pelvis: {
      ...seat,
      y: 1.12 + 0.012 * Math.cos(turn * 2),
      z: 0.0,
      x: 0.03 * Math.sin(turn),
      pitch: 40,
      roll: 4 * Math.sin(turn),
    },
    spine: { pitch: 20, yaw: 3 * Math.sin(turn), roll: -5 * Math.sin(turn) },
    head: { pitch: -40 },
    arms: grip,
  })),
  ride(
    'tap-back',
    'Tap back',
    'Send your hips back over the saddle and forward again, on the beat.',
    'work',
    4,
    4,
    (turn) => ({
      pelvis: {
        ...seat,
        y: 1.13 - 0.02 * Math.cos(turn * 2),
        z: -0.05 - 0.1 * Math.cos(turn * 2),
        pitch: 34 + 8 * Math.cos(turn * 2),
      },
      spine: { pitch: 14 },
      head: { pitch: -28 - 6 * Math.cos(turn * 2) },
      arms: far,
    }),
  ),
  ride('easy-spin', 'Easy spin', 'Sit tall, shake out your shoulders, let the legs roll.', 'warmup', 4, 4, (turn) => ({
    pelvis: { ...seat, pitch: 16, roll: 1.2 * Math.sin(turn) },
    spine: { pitch: 8, roll: -2 * Math.sin(turn) },
    head: { pitch: -12 },
    arms: grip,
  })),
  ride(
    'recovery-ride',
    'Recovery ride',
    'Ease the resistance off; breathe in for four, out for four.',
    'rest',
    4,
    3,
    (turn) => ({
      pelvis: { ...seat, pitch: 20, roll: 1.2 * Math.sin(turn) },
      spine: { pitch: 8, roll: -1.5 * Math.sin(turn) },
      head: { pitch: -10 },
      arms: grip,
    }),
  ),
]

function ride(
  id: string,
  name: string,
  coaching: string,
  part: Move['part'],
  period: 2 | 4,
  turns: number,
  body: (turn: number) => PoseChange,
): Move {
  const move: Move = {
    id,
    category: '1002',
    name,
    coaching,
    part,
    period,
    turns,
    yaw: 62,
    framing: 'bike',
    grip: 'grip',
    props: ['bike'],
    telling: 0.4,
    keys: [],
  }
  const steps = turns * 12
  const keys = Array.from({ length: steps }, (_, step): Key => {
    const at = (step / steps) * period
    const turn = crankAngle(move, at)
    const pose = change(change(stand, body(turn)), { leftLeg: onPedal(1, turn), rightLeg: onPedal(-1, turn) })
    return { at, pose, ease: 'steady' }
  })
  return { ...move, keys }
}

/** The ball of the foot on the pedal; the heel dips at the bottom of the stroke. */
function onPedal(side: 1 | -1, turn: number): ReturnType<typeof place> {
  const pedal = pedalAt(side, turn)
  const own = side === 1 ? turn : turn + Math.PI
  const dip = 0.3 - 0.22 * Math.sin(own)
  const toes: Vector = [0, -Math.sin(dip), Math.cos(dip)]
  const up: Vector = [0, Math.cos(dip), Math.sin(dip)]
  const at: Vector = [pedal[0], pedal[1] - toes[1] * 0.125 + up[1] * 0.08, pedal[2] - toes[2] * 0.125 + up[2] * 0.08]
  return place(at, toes, [side * 0.08, 0.1, 1])
}
