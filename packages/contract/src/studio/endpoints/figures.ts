import { FigureName, FigureQuery, Figures } from '../entities/figure.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const figuresEndpoints = {
  getFigures: studioEndpoint('getFigures', { query: FigureQuery, replies: { 200: Figures }, errors: [] }),
  /** A CSV file with a line per point. */
  exportFigure: studioEndpoint('exportFigure', {
    query: FigureQuery.extend({ figure: FigureName }),
    replies: { 200: null },
    errors: [],
  }),
}
