import type { StudioCall } from '../call.ts'

/** What the club's figures are. */
export const figureCalls = {
  getFigures: { method: 'GET', path: '/figures', permission: 'figures.view' },
  getWeekFigures: { method: 'GET', path: '/figures/week', permission: 'figures.view' },
  exportFigure: { method: 'GET', path: '/figures.csv', permission: 'figures.view' },
  getCancellations: { method: 'GET', path: '/figures/cancellations', permission: 'figures.view' },
  exportCancellations: { method: 'GET', path: '/figures/cancellations.csv', permission: 'figures.view' },
  listWatchedClasses: { method: 'GET', path: '/figures/classes', permission: 'figures.view' },
  exportWatchedClasses: { method: 'GET', path: '/figures/classes.csv', permission: 'figures.view' },
  getClassFigures: { method: 'GET', path: '/figures/classes/:tag', permission: 'figures.view' },
  exportClassFigures: { method: 'GET', path: '/figures/classes/:tag/viewers.csv', permission: 'figures.view' },
  getPayouts: { method: 'GET', path: '/payouts', permission: 'payouts.view' },
  getPayout: { method: 'GET', path: '/payouts/:month', permission: 'payouts.view' },
  exportPayout: { method: 'GET', path: '/payouts/:month/statement.csv', permission: 'payouts.view' },
  savePayoutRule: { method: 'PUT', path: '/payouts/rule', permission: 'payouts.edit' },
  linkPayoutCoach: { method: 'PUT', path: '/payouts/coaches', permission: 'payouts.edit' },
} as const satisfies Record<string, StudioCall>
