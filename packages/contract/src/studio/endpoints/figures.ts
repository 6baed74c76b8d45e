import { z } from 'zod'
import { ClassFigures, WatchedClasses } from '../entities/class-figure.ts'
import { FigureName, FigureQuery, Figures } from '../entities/figure.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ tag: z.string().max(200) })

export const figuresEndpoints = {
  getFigures: studioEndpoint('getFigures', { query: FigureQuery, replies: { 200: Figures }, errors: [] }),
  /** A CSV file with a line per point. */
  exportFigure: studioEndpoint('exportFigure', {
    query: FigureQuery.extend({ figure: FigureName }),
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
}
