import { createArea } from '../../lib/store-area.ts'

/** The current class: area `workout`. */
export type WorkoutState = {
  /** While true the page must not reload (D-20). */
  playing: boolean
  classTag: string | null
  /** The stream URL; cleared when the player closes (PLAY-17). */
  streamLink: string | null
  playedSeconds: number
  /** Set once the class is logged, so that leaving again updates the entry and doesn't duplicate it (D-41). */
  activityId: string | null
}

const closed: WorkoutState = { playing: false, classTag: null, streamLink: null, playedSeconds: 0, activityId: null }

export const useWorkout = createArea<WorkoutState>('workout', closed)

/** Clears the class when its player closes (PLAY-16, PLAY-17). */
export function resetWorkout(): void {
  useWorkout.setState(closed, true)
}

/** Resolves when no player is open: at once, or when it closes. */
export function whenNotPlaying(): Promise<void> {
  if (!useWorkout.getState().playing) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useWorkout.subscribe(({ playing }) => {
      if (playing) return
      stop()
      resolve()
    })
  })
}
