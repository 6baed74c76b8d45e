import { createArea } from '../../lib/store-area.ts'

/** The class being done: area `workout`. */
export type WorkoutState = {
  /** While true the page must not be reloaded (D-20). */
  playing: boolean
  classTag: string | null
  /** The address that plays; gone once the player is closed (PLAY-17). */
  streamLink: string | null
  playedSeconds: number
  /** Set when the class has been logged, so that leaving again updates and does not double (D-41). */
  activityId: string | null
}

const closed: WorkoutState = { playing: false, classTag: null, streamLink: null, playedSeconds: 0, activityId: null }

export const useWorkout = createArea<WorkoutState>('workout', closed)

/** Forgets the class once its player is closed (PLAY-16, PLAY-17). */
export function resetWorkout(): void {
  useWorkout.setState(closed, true)
}

/** Resolves at once, or when the player is closed. */
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
