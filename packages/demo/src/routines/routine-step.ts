/** A routine's length is a multiple of this, in seconds. Apart from the routines, which the server loads with the first class. */
export const routineStepSecond = 8
