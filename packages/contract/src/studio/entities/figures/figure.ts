import { z } from 'zod'

/** How far the figures page looks back: complete days of the club, or twelve months, until yesterday. */
export const figurePeriods = ['7d', '30d', '90d', '12m'] as const
export const FigurePeriod = z.enum(figurePeriods)
export type FigurePeriod = z.infer<typeof FigurePeriod>

export const figureNames = ['activeMembers', 'minutes', 'trials', 'subscriptions', 'churn', 'mrr', 'members'] as const
export const FigureName = z.enum(figureNames)
export type FigureName = z.infer<typeof FigureName>

/** Days of the club (`YYYY-MM-DD`), both included. */
export const Span = z.object({ from: z.iso.date(), to: z.iso.date() })

/**
 * - `few`: 1 to 4, or what could point at so few people; only for staff who may not see members (FIG-08)
 * - null: the club has no figures of that time
 */
export const FigureValue = z.union([z.number(), z.literal('few')]).nullable()
export type FigureValue = z.infer<typeof FigureValue>

/** A figure over a period; `docs/figures.md` defines each. */
export const Figure = z
  .object({
    name: FigureName,
    /** `share` is between 0 and 1, `money` in minor units of `currency`. */
    unit: z.enum(['count', 'minutes', 'share', 'money']),
    currency: z.string().nullable(),
    value: FigureValue,
    /** Null also if the club began within that period. */
    previous: FigureValue,
    /** So far; null if the figure isn't known before the day is over. */
    today: FigureValue,
    /** What the values of a point are, in order: the figure itself, or its parts. */
    series: z.array(z.enum([...figureNames, 'trialsConverted', 'trialsExpired', 'subscriptionsEnded'])),
    /** By day; by month if the period is a year. */
    points: z.array(Span.extend({ values: z.array(FigureValue) })),
  })
  .meta({ id: 'Figure' })
export type Figure = z.infer<typeof Figure>
export type FigureSeries = Figure['series'][number]

export const FigureQuery = z.object({ period: FigurePeriod.default('30d') })

export const Figures = z
  .object({
    period: FigurePeriod,
    span: Span,
    /** The period of the same length before. */
    previous: Span,
    figures: z.array(Figure),
  })
  .meta({ id: 'Figures' })
export type Figures = z.infer<typeof Figures>
