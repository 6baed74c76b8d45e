import type { StudioCall } from '../call.ts'

/** What the club's figures are. */
export const figureCalls = {
  getFigures: { method: 'GET', path: '/figures', permission: 'figures.view' },
  exportFigure: { method: 'GET', path: '/figures.csv', permission: 'figures.view' },
} as const satisfies Record<string, StudioCall>
