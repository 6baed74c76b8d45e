import type { Move } from '../moves/move.ts'
import { change, level, near, stand } from '../moves/stances.ts'

/** The poses of coaches in portraits. */
export const portraitPose: Move = {
  id: 'portrait',
  category: '1010',
  name: 'Portrait',
  coaching: '',
  part: 'rest',
  period: 8,
  keys: [
    {
      at: 0,
      pose: change(stand, {
        head: { ...level, yaw: -10, pitch: -2 },
        arms: near(0.2, -0.44, 0.05, [1, -0.1, -0.3], [-0.7, -0.4, 0.5]),
      }),
    },
  ],
  yaw: 20,
  framing: 'standing',
  grip: 'relaxed',
  telling: 0,
}
