import type { StudioCall } from '../call.ts'

/** What the club's figures are. */
export const figureCalls = {
  getFigures: { method: 'GET', path: '/figures', permission: 'figures.view' },
  exportFigure: { method: 'GET', path: '/figures.csv', permission: 'figures.view' },
  listWatchedClasses: { method: 'GET', path: '/figures/classes', permission: 'figures.view' },
  exportWatchedClasses: { method: 'GET', path: '/figures/classes.csv', permission: 'figures.view' },
  getClassFigures: { method: 'GET', path: '/figures/classes/:tag', permission: 'figures.view' },
  exportClassFigures: { method: 'GET', path: '/figures/classes/:tag/viewers.csv', permission: 'figures.view' },
} as const satisfies Record<string, StudioCall>
