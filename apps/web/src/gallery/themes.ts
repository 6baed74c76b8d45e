import type { BrandColours } from '@upbeat/rules/theme/derive-theme'

export const themes = {
  light: {
    primary: '#1f4fd8',
    secondary: '#0ea5a4',
    background: '#ffffff',
    text: '#0f172a',
    header: '#ffffff',
    footer: '#0f172a',
  },
  dark: {
    primary: '#b8f34a',
    secondary: '#7c5cff',
    background: '#0c0d10',
    text: '#f4f5f7',
    header: '#0c0d10',
    footer: '#000000',
  },
  warm: {
    primary: '#e4572e',
    secondary: '#f3a712',
    background: '#fdf6ec',
    text: '#3a2418',
    header: '#e4572e',
    footer: '#3a2418',
  },
  cold: {
    primary: '#0b7285',
    secondary: '#4263eb',
    background: '#eef5f8',
    text: '#12303a',
    header: '#083344',
    footer: '#dbe9ef',
  },
  contrast: {
    primary: '#ffe600',
    secondary: '#000000',
    background: '#ffffff',
    text: '#000000',
    header: '#000000',
    footer: '#000000',
  },
  harsh: {
    primary: '#808080',
    secondary: '#7a7a7a',
    background: '#8a8a8a',
    text: '#909090',
    header: '#ff00aa',
    footer: '#00ff66',
  },
} as const satisfies Record<string, BrandColours>

export type ThemeName = keyof typeof themes
