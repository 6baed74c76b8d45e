import { z } from 'zod'
import { Cancellations } from '../entities/figures/cancellations.ts'
import { ClassFigures, WatchedClasses } from '../entities/figures/class-figure.ts'
import { FigureName, FigureQuery, Figures } from '../entities/figures/figure.ts'
import { PayoutCoach, PayoutRule, PayoutStatement, Payouts } from '../entities/figures/payout.ts'
import { WeekFigures } from '../entities/figures/week-figure.ts'
import { Month } from '../entities/selling/payment.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ tag: z.string().max(200) })

export const figuresEndpoints = {
  getFigures: studioEndpoint('getFigures', { query: FigureQuery, replies: { 200: Figures }, errors: [] }),
  /** What Home shows. */
  getWeekFigures: studioEndpoint('getWeekFigures', { replies: { 200: WeekFigures }, errors: [] }),
  /** A CSV file with a line per point. */
  exportFigure: studioEndpoint('exportFigure', {
    query: FigureQuery.extend({ figure: FigureName }),
    replies: { 200: null },
    errors: [],
  }),
  /** Why members cancelled. */
  getCancellations: studioEndpoint('getCancellations', {
    query: FigureQuery,
    replies: { 200: Cancellations },
    errors: [],
  }),
  /** A CSV file with a line per reason. */
  exportCancellations: studioEndpoint('exportCancellations', {
    query: FigureQuery,
    replies: { 200: null },
    errors: [],
  }),
  listWatchedClasses: studioEndpoint('listWatchedClasses', {
    query: FigureQuery,
    replies: { 200: WatchedClasses },
    errors: [],
  }),
  /** A CSV file with a line per class. */
  exportWatchedClasses: studioEndpoint('exportWatchedClasses', {
    query: FigureQuery,
    replies: { 200: null },
    errors: [],
  }),
  getClassFigures: studioEndpoint('getClassFigures', { params, replies: { 200: ClassFigures }, errors: ['notFound'] }),
  /** A CSV file with a line per ten seconds. */
  exportClassFigures: studioEndpoint('exportClassFigures', { params, replies: { 200: null }, errors: ['notFound'] }),
  getPayouts: studioEndpoint('getPayouts', { replies: { 200: Payouts }, errors: [] }),
  /** A month's statement; coaches get their own lines. */
  getPayout: studioEndpoint('getPayout', {
    params: z.object({ month: Month }),
    replies: { 200: PayoutStatement },
    errors: ['notFound'],
  }),
  /** A CSV file with a line per coach. */
  exportPayout: studioEndpoint('exportPayout', {
    params: z.object({ month: Month }),
    replies: { 200: null },
    errors: ['notFound'],
  }),
  /** Applies to the months that aren't frozen. */
  savePayoutRule: studioEndpoint('savePayoutRule', { body: PayoutRule, replies: { 200: Payouts }, errors: [] }),
  /** Lets a member of staff see the payouts of a coach whom classes name. */
  linkPayoutCoach: studioEndpoint('linkPayoutCoach', {
    body: PayoutCoach,
    replies: { 204: null },
    errors: ['notFound'],
  }),
}
