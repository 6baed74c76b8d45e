import { z } from 'zod'
import { FigureValue } from './figure.ts'

/** What was watched of a class in a period. A class that changed its coach is in the list once for each. */
export const WatchedClass = z.object({
  tag: z.string(),
  name: z.string(),
  /** As the class named them. */
  coachName: z.string().nullable(),
  minutes: FigureValue,
  viewings: FigureValue,
  /** Different members. */
  viewers: FigureValue,
  /** Viewings that saw nine tenths of the class. */
  completions: FigureValue,
})
export type WatchedClass = z.infer<typeof WatchedClass>

/** The most watched first, at most a hundred. */
export const WatchedClasses = z
  .object({ from: z.iso.date(), to: z.iso.date(), classes: z.array(WatchedClass) })
  .meta({ id: 'WatchedClasses' })
export type WatchedClasses = z.infer<typeof WatchedClasses>

/** How many viewers saw each part of a class on demand, since its present version went on air (FIG-03). */
export const ClassFigures = z
  .object({
    tag: z.string(),
    name: z.string(),
    lengthSeconds: z.number(),
    bucketSeconds: z.int(),
    /** For each `bucketSeconds` from the beginning. */
    viewers: z.array(FigureValue),
    /** The moves of its video. */
    moves: z.array(z.object({ name: z.string(), startSecond: z.number(), endSecond: z.number() })),
  })
  .meta({ id: 'ClassFigures' })
export type ClassFigures = z.infer<typeof ClassFigures>
