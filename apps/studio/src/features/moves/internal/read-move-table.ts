import Papa from 'papaparse'
import { parseMoment } from '../../../lib/i18n/moment.ts'
import type { Move } from '../moves-query.ts'

export type ReadMove = Omit<Move, 'endSecond'> & Partial<Pick<Move, 'endSecond'>>
/** `time` and `name`: the cell is missing or invalid. */
export type TableProblem = { line: number; kind: 'time' | 'name' }

type Column = 'start' | 'end' | 'name' | 'side' | 'round' | 'rounds' | 'kind'
const unnamedColumns: readonly Column[] = ['start', 'name', 'side', 'rounds', 'kind']
const headings: Readonly<Record<Column, readonly string[]>> = {
  start: ['start', 'time', 'from', 'begin', 'zeit', 'beginn', 'ab', 'von'],
  end: ['end', 'until', 'to', 'ende', 'bis'],
  name: ['name', 'move', 'exercise', 'section', 'übung', 'bewegung', 'abschnitt'],
  side: ['side', 'seite'],
  round: ['round', 'runde'],
  rounds: ['rounds', 'runden'],
  kind: ['kind', 'type', 'rest', 'art', 'pause'],
}

/**
 * Parses moves from cells copied from a spreadsheet, or a CSV file with commas or semicolons. With headings the columns may be in any
 * order; without, they are time, name, side, rounds and rest.
 */
export function readMoveTable(text: string): { moves: ReadMove[]; problems: TableProblem[] } {
  const lines = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    skipEmptyLines: false,
    delimitersToGuess: ['\t', ';', ',', '|'],
  }).data
  const [first = []] = lines
  const named = first.map(columnOf)
  const hasHeadings = named.includes('start') && parseMoment(first[named.indexOf('start')] ?? '') === null
  const columns = hasHeadings ? named : unnamedColumns
  const moves: ReadMove[] = []
  const problems: TableProblem[] = []
  lines.forEach((cells, index) => {
    if ((hasHeadings && index === 0) || cells.every((cell) => cell.trim() === '')) return
    const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
    const startSecond = parseMoment(cell('start'))
    const name = cell('name').slice(0, 80)
    if (startSecond === null) problems.push({ line: index + 1, kind: 'time' })
    else if (name === '') problems.push({ line: index + 1, kind: 'name' })
    else {
      const end = parseMoment(cell('end'))
      const own = end !== null && end > startSecond && { endSecond: end }
      const rest = { side: sideOf(cell('side')), kind: kindOf(cell('kind')), ...roundsOf(cell) }
      moves.push({ startSecond, name, ...own, ...rest })
    }
  })
  return { moves, problems }
}

function columnOf(heading: string): Column | undefined {
  const word = heading.trim().toLowerCase()
  return (Object.keys(headings) as Column[]).find((column) => headings[column].includes(word))
}

function roundsOf(cell: (column: Column) => string) {
  const rounds = wholeOf(cell('rounds'))
  const round = Math.min(wholeOf(cell('round')), 99)
  return { round, rounds: Math.max(round, Math.min(rounds, 99)) }
}

function wholeOf(text: string): number {
  const value = Number.parseInt(text, 10)
  return Number.isNaN(value) || value < 1 ? 1 : value
}

function sideOf(text: string): Move['side'] {
  if (/^(l|left|links)$/i.test(text)) return 'left'
  return /^(r|right|rechts)$/i.test(text) ? 'right' : null
}

function kindOf(text: string): Move['kind'] {
  return /^(rest|pause|break|erholung|ruhe|yes|ja|x|1)$/i.test(text) ? 'rest' : 'work'
}
