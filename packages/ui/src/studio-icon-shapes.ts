import type { IconShape } from './icon-shapes.ts'

/** Drawn like `iconShapes`, for the studio alone: the members' sprite doesn't carry them. */
export const studioIconShapes = {
  device: { path: 'M5.5 5.5h13a1 1 0 0 1 1 1V15h-15V6.5a1 1 0 0 1 1-1zM2.5 18.5h19' },
  film: {
    path: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM10 9v6l5-3z',
  },
  history: { path: 'M4 4.5V9h4.5M4.4 8.8A8.3 8.3 0 1 1 3.7 13M12 8v4.3l2.8 1.7' },
  home: {
    path: 'M4 11l8-6.7 8 6.7v7.5a1.5 1.5 0 0 1-1.5 1.5H14.5v-5.5h-5V20H5.5A1.5 1.5 0 0 1 4 18.5z',
  },
  key: { path: 'M11.6 13.4a5 5 0 1 0-3-3L3.5 15.5v5H8V18h2.5v-2.5zM16.4 7.6v.1' },
  palette: {
    path: 'M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.6-2.2-.5-1.5.3-2.8 1.9-2.8h2.2c1.6 0 2.8-1.3 2.8-3 0-5-3.8-9-8.5-9zM7.5 12v.1M9.5 8v.1M14.5 8v.1',
  },
  people: {
    path: 'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.5 19.7c.6-3.1 3.2-4.9 6.5-4.9s5.9 1.8 6.5 4.9M15.8 4.7a3.6 3.6 0 0 1 0 6.4M18 15.3c1.9.7 3.1 2.2 3.5 4.4',
  },
  shield: { path: 'M12 3.5l7.5 2.7v5.3c0 4.4-3 7.6-7.5 9-4.5-1.4-7.5-4.6-7.5-9V6.2zM8.8 12l2.3 2.3 4.2-4.5' },
  'sign-out': { path: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M15.5 8l4 4-4 4M19.5 12h-10' },
  storage: {
    path: 'M4.5 6.5C4.5 5.1 7.9 4 12 4s7.5 1.1 7.5 2.5S16.1 9 12 9 4.5 7.9 4.5 6.5zM4.5 6.5v11c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5v-11M4.5 12c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5',
  },
  switch: { path: 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4' },
  undo: { path: 'M8.5 5L4 9.5 8.5 14M4 9.5h10.2a5.3 5.3 0 0 1 0 10.5H9' },
  upload: { path: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14' },
} as const satisfies Record<string, IconShape>
