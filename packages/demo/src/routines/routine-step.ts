/** A routine's length is a multiple of this, in seconds. In a file of its own, since the server loads the routines only with the first class. */
export const routineStepSecond = 8
