import { z } from 'zod'
import { FigureValue, Span } from './figure.ts'

export const weekFigureNames = ['activeMembers', 'minutes', 'newMembers', 'cancellations'] as const

/** A figure of the last seven days that are over, beside that of the seven days before. */
export const WeekFigure = z
  .object({
    name: z.enum(weekFigureNames),
    value: FigureValue,
    /** Null also if the club began within those days. */
    previous: FigureValue,
  })
  .meta({ id: 'WeekFigure' })
export type WeekFigure = z.infer<typeof WeekFigure>

export const WeekFigures = z.object({ span: Span, figures: z.array(WeekFigure) }).meta({ id: 'WeekFigures' })
export type WeekFigures = z.infer<typeof WeekFigures>
