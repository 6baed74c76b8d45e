import type { studioIconShapes } from './studio-icon-shapes.ts'

/**
 * One path per icon on a 24 grid, drawn with a round 1.75 stroke; `solid` ones are filled. Icons mirrored in right-to-left pages are listed
 * in `icon.module.css`.
 */
export type IconShape = { path: string; solid?: true }

const HEART = 'M12 20.3S3.8 15.7 3.8 9.6A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.2 3.1c0 6.1-8.2 10.7-8.2 10.7z'
const SPEAKER = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4z'
const TEN = 'M9.2 11.3l1.3-.8v5M14.3 10.5a1.3 1.3 0 0 1 1.3 1.3v2.4a1.3 1.3 0 0 1-2.6 0v-2.4a1.3 1.3 0 0 1 1.3-1.3z'
const DISC = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z'

export const iconShapes = {
  airplay: { path: 'M7 17H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-2M12 14.5l5 6H7z' },
  'arrow-end': { path: 'M4.5 12h15M13.5 6l6 6-6 6' },
  'arrow-start': { path: 'M19.5 12h-15M10.5 6l-6 6 6 6' },
  calendar: { path: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8 3v4M16 3v4' },
  captions: {
    path: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM10.5 10.4a2.2 2.2 0 1 0 0 3.2M17 10.4a2.2 2.2 0 1 0 0 3.2',
  },
  cast: {
    path: 'M3 8.5V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-5M3 19v.1M3 15.5A3.5 3.5 0 0 1 6.5 19M3 12a7 7 0 0 1 7 7',
  },
  check: { path: 'M5 12.8l4.5 4.4L19 7.3' },
  'chevron-down': { path: 'M6 9l6 6 6-6' },
  'chevron-end': { path: 'M9 6l6 6-6 6' },
  'chevron-start': { path: 'M15 6l-6 6 6 6' },
  'chevron-up': { path: 'M6 15l6-6 6 6' },
  clock: { path: `${DISC}M12 7.5V12l3 2` },
  close: { path: 'M6 6l12 12M18 6L6 18' },
  copy: {
    path: 'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5',
  },
  download: { path: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14' },
  external: {
    path: 'M14 4h6v6M20 4l-9 9M18 13.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4.5',
  },
  eye: {
    path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  },
  'eye-off': {
    path: 'M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.7 7C4 8.8 2.5 12 2.5 12S6 18.5 12 18.5c1.8 0 3.3-.5 4.6-1.2M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3',
  },
  filter: {
    path: 'M4 7h9.5M18.5 7H20M4 17h1.5M10.5 17H20M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  forward10: { path: `M12 4.5a8 8 0 1 0 8 8M12 1.7l3 2.8-3 2.8${TEN}` },
  fullscreen: {
    path: 'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
  },
  'fullscreen-exit': {
    path: 'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20',
  },
  globe: {
    path: `${DISC}M3.5 12h17M12 3.5c2.5 2.3 3.6 5.2 3.6 8.5s-1.1 6.2-3.6 8.5c-2.5-2.3-3.6-5.2-3.6-8.5s1.1-6.2 3.6-8.5z`,
  },
  heart: { path: HEART },
  'heart-filled': { path: HEART, solid: true },
  home: { path: 'M4 10.8L12 4l8 6.8V18a2 2 0 0 1-2 2h-3.5v-5.5h-5V20H6a2 2 0 0 1-2-2z' },
  info: { path: `${DISC}M12 11.2V16M12 8v.1` },
  live: {
    path: 'M8.6 15.4a4.8 4.8 0 0 1 0-6.8M15.4 8.6a4.8 4.8 0 0 1 0 6.8M5.6 18.4a9 9 0 0 1 0-12.8M18.4 5.6a9 9 0 0 1 0 12.8M12 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2z',
  },
  lock: {
    path: 'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5',
  },
  mail: {
    path: 'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5zM3.5 7.5L12 13l8.5-5.5',
  },
  menu: { path: 'M4 7h16M4 12h16M4 17h16' },
  message: {
    path: 'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-5.5L8 20.5v-4H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5z',
  },
  minus: { path: 'M5 12h14' },
  more: {
    path: 'M12 7a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 12 7zM12 13.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM12 20.4a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
    solid: true,
  },
  next: { path: 'M6 6v12l9-6zM18 6v12', solid: true },
  pause: {
    path: 'M7 4.5h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM15 4.5h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z',
    solid: true,
  },
  person: { path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.2c.8-3.5 3.8-5.4 7.5-5.4s6.7 1.9 7.5 5.4' },
  picture: {
    path: 'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4.3 17l4.7-5 4 4.2 2.5-2.4 4.2 4M15.5 9.3v.1',
  },
  pip: {
    path: 'M21 10.5V7a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h5.5M15 14h4.5a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5v-2A1.5 1.5 0 0 1 15 14z',
  },
  play: {
    path: 'M7.5 5.2v13.6c0 .9 1 1.5 1.8 1l10.5-6.8c.7-.5.7-1.5 0-2L9.3 4.2c-.8-.5-1.8.1-1.8 1z',
    solid: true,
  },
  plus: { path: 'M12 5v14M5 12h14' },
  previous: { path: 'M18 6v12l-9-6zM6 6v12', solid: true },
  replay10: { path: `M12 4.5a8 8 0 1 1-8 8M12 1.7L9 4.5l3 2.8${TEN}` },
  search: { path: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM20 20l-4.3-4.3' },
  settings: {
    path: 'M10.2 5.4L10.5 3.1L13.5 3.1L13.8 5.4L15.4 6L17.2 4.6L19.4 6.8L18 8.6L18.6 10.2L20.9 10.5L20.9 13.5L18.6 13.8L18 15.4L19.4 17.2L17.2 19.4L15.4 18L13.8 18.6L13.5 20.9L10.5 20.9L10.2 18.6L8.6 18L6.8 19.4L4.6 17.2L6 15.4L5.4 13.8L3.1 13.5L3.1 10.5L5.4 10.2L6 8.6L4.6 6.8L6.8 4.6L8.6 6zM12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  },
  share: { path: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5' },
  upload: { path: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14' },
  video: {
    path: 'M4.5 6h9A1.5 1.5 0 0 1 15 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM15 11l5.5-3.5v9L15 13',
  },
  volume: { path: `${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.4a7.9 7.9 0 0 1 0 11.2` },
  'volume-off': { path: `${SPEAKER}M16 9.7l4.6 4.6M20.6 9.7L16 14.3` },
  warning: { path: 'M12 4.3L3.3 19.2h17.4zM12 10v4.2M12 16.7v.1' },
} as const satisfies Record<string, IconShape>

export type IconName = keyof typeof iconShapes | keyof typeof studioIconShapes
