import { displayFonts } from './display-fonts.ts'
import { defaultKit, type Kit } from './kit.ts'

type Variables = Record<`--${string}`, string>

/**
 * All custom properties of a club's kit, so that they replace those of another kit. `initial` unsets a property, so that its fallback
 * applies.
 */
export function kitVariables({ displayFont, corners, cardShape, pictureStyle }: Kit): Variables {
  return {
    ...fontVariables(displayFont),
    ...cornerVariables[corners],
    '--card-ratio': cardRatios[cardShape],
    ...pictureVariables[pictureStyle],
  }
}

/** The properties that differ from the default kit's. */
export function ownKitVariables(kit: Kit): Variables {
  const standard = kitVariables(defaultKit)
  const own = Object.entries(kitVariables(kit)).filter(([name, value]) => value !== standard[name as `--${string}`])
  return Object.fromEntries(own)
}

function fontVariables(font: Kit['displayFont']): Variables {
  if (font === 'figtree') {
    return { '--font-display': 'var(--font-text)', '--weight-display': '800', '--tracking-tight': '-0.02em' }
  }
  const { family, weight, tracking } = displayFonts[font]
  return {
    '--font-display': `"${family}","${family} Stand-in",var(--font-text)`,
    '--weight-display': String(weight),
    '--tracking-tight': tracking,
  }
}

const corner = (sm: string, md: string, lg: string, xl: string, control: string): Variables => ({
  '--radius-sm': sm,
  '--radius-md': md,
  '--radius-lg': lg,
  '--radius-xl': xl,
  '--radius-control': control,
})

const cornerVariables: Readonly<Record<Kit['corners'], Variables>> = {
  standard: corner('0.5rem', '0.75rem', '1rem', '1.5rem', '999px'),
  square: corner('0', '0', '0', '0', '0'),
  small: corner('0.25rem', '0.375rem', '0.5rem', '0.5rem', '0.375rem'),
  large: corner('0.75rem', '1rem', '1.5rem', '2.25rem', '999px'),
}

const cardRatios: Readonly<Record<Kit['cardShape'], string>> = {
  standard: 'initial',
  square: '1 / 1',
  tall: '4 / 5',
}

/** A filter, then the colours that white and black map to; greys map to a mixture of both. */
const picture = (filter: string, light: string, dark: string): Variables => ({
  '--picture-filter': filter,
  '--picture-light': light,
  '--picture-dark': dark,
  '--picture-layer': light === 'initial' ? 'initial' : '""',
})

const pictureVariables: Readonly<Record<Kit['pictureStyle'], Variables>> = {
  plain: picture('initial', 'initial', 'initial'),
  duotone: picture(
    'grayscale(1) brightness(1.2)',
    'var(--color-primary)',
    'color-mix(in oklab,var(--color-secondary) 60%,#000)',
  ),
  warm: picture('saturate(0.9) sepia(0.16)', '#fff5e4', '#24170d'),
  cool: picture('saturate(0.85)', '#dfecff', '#081c3c'),
  monochrome: picture('grayscale(1) contrast(1.05)', 'initial', 'initial'),
}
