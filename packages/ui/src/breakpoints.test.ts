import { describe, expect, it } from 'vitest'
import { breakpointAt, breakpoints } from './breakpoints.ts'
import { cardColumns } from './card-columns.ts'

const stylesheets = import.meta.glob<string>(['./*.css', '../../../apps/*/src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const usedWidths = Object.entries(stylesheets).flatMap(([file, css]) =>
  [...css.matchAll(/@(?:media|container)[^{]*?\bwidth(?::| <)\s*([\d.]+)(\w+)/g)].map(([, value, unit]) => ({
    file,
    width: `${value}${unit}`,
  })),
)

describe('breakpoints', () => {
  it('SHELL-29 are xs 0, sm 600, md 720, lg 1280, dskt 1360 and xl 1920, and style sheets use no other width', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 720, lg: 1280, dskt: 1360, xl: 1920 })
    const allowed = Object.values(breakpoints).map((width) => `${width}px`)
    expect(usedWidths.filter(({ width }) => !allowed.includes(width))).toEqual([])
    expect(new Set(usedWidths.map(({ width }) => width))).toEqual(new Set(allowed.slice(1)))
  })

  it.each([
    [0, 'xs', 1],
    [599, 'xs', 1],
    [600, 'sm', 2],
    [720, 'md', 3],
    [1280, 'lg', 3],
    [1359, 'lg', 3],
    [1360, 'dskt', 4],
    [1920, 'xl', 5],
  ])('%i is %s with %i cards per row, in script and style sheet', (width, name, columns) => {
    expect(breakpointAt(width)).toBe(name)
    expect(cardColumns(width)).toBe(columns)
    expect(columnsInStylesheet(width)).toBe(columns)
  })
})

function columnsInStylesheet(width: number): number {
  const css = stylesheets['./card-grid.module.css'] ?? ''
  const steps = [...css.matchAll(/(?:min-width: (\d+)px\)[^}]*?)?--card-columns: (\d)/g)]
  return Number(steps.findLast(([, least = '0']) => width >= Number(least))?.[2])
}
