import { describe, expect, it } from 'vitest'
import { readCaptions } from './read-captions.ts'
import { writeCaptions } from './write-captions.ts'

/** The studio and the server decode with a library; the part of it that is tested here. */
const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|#10|copy)\b;?/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', copy: '©' })[name] ?? '\n',
  )
const read = (...lines: string[]) => readCaptions(lines.join('\n'), decode)
const textsOf = (...lines: string[]) => read(...lines).cues.map(({ text }) => text)
const [first, second, third] = [
  '00:00:01,000 --> 00:00:02,000',
  '00:00:03,000 --> 00:00:04,000',
  '00:00:05,000 --> 00:00:06,000',
] as const
const [early, late] = ['00:01.000 --> 00:02.000', '00:03.000 --> 00:04.000'] as const

describe('captions', () => {
  it('are parsed from WebVTT and SRT alike', () => {
    const vtt =
      'WEBVTT\n\nNOTE a comment\n\nSTYLE\n::cue {}\n\n1\n00:01.000 --> 00:03.500 line:0\n<v Ann>Hello &amp; <b>welcome</b>\nto class\n'
    const srt = '\uFEFF1\r\n00:00:01,000 --> 00:00:03,500\r\n<i>Hello & welcome</i>\r\nto class\r\n'
    const parsed = { cues: [{ start: 1, end: 3.5, text: 'Hello & welcome\nto class' }], problems: [] }
    expect(readCaptions(vtt, decode)).toEqual(parsed)
    expect(readCaptions(srt, decode)).toEqual(parsed)
  })

  it('survive being written and parsed', () => {
    const cues = [
      { start: 0, end: 2.04, text: 'a < b --> c & d &lt;' },
      { start: 3600.5, end: 3700, text: 'zwei\nZeilen' },
    ]
    expect(readCaptions(writeCaptions(cues), decode)).toEqual({ cues, problems: [] })
  })

  it('are none in other text, whose first line is named', () => {
    expect(read('')).toEqual({ cues: [], problems: [] })
    expect(read('', 'just words', 'and more')).toEqual({ cues: [], problems: [{ line: 2, kind: 'noTimes' }] })
  })

  it('take references in SRT only with their semicolon, and no line break from one', () => {
    expect(textsOf('1', first, 'A &copy; &copynow', '', '2', second, 'a&#10;&#10;b')).toEqual(['A © &copynow', 'a b'])
    expect(textsOf('WEBVTT', '', early, 'AT&amp now')).toEqual(['AT& now'])
  })
})

describe('SRT', () => {
  it.each([
    ['a line of spaces', ['1', first, 'One', ' ', '2', second, 'Two']],
    ['a line of tabs', ['1', first, 'One', '\t', '2', second, 'Two']],
    ['no empty line', ['1', first, 'One', '2', second, 'Two']],
    ['no empty line and no number', [first, 'One', second, 'Two']],
    ['every line doubled', ['1', '', first, '', 'One', '', '', '2', '', second, '', 'Two', '']],
    ['a number without a caption at the end', ['1', first, 'One', '', '2', second, 'Two', '', '3', '']],
  ])('keeps captions apart with %s between them', (_, lines) => {
    expect(read(...lines)).toEqual({
      cues: [
        { start: 1, end: 2, text: 'One' },
        { start: 3, end: 4, text: 'Two' },
      ],
      problems: [],
    })
  })

  it('keeps numbers that are said, and text after an empty line', () => {
    expect(textsOf('1', first, '10', '', '2', second, 'One', '', 'more', '', '3', third, '5')).toEqual([
      '10',
      'One\nmore',
      '5',
    ])
    expect(textsOf(first, '3', second, '2', third, '1')).toEqual(['3', '2', '1'])
    expect(textsOf(first, '3', '', second, '2')).toEqual(['3', '2'])
  })

  it.each(['–>', '—>', '->', '-- >', '−−>', '→', '--&gt;', '–', 'à', '=>'])('reads the arrow %j', (arrow) => {
    expect(read('1', first.replace('-->', arrow), 'One', '', '2', second, 'Two')).toEqual(
      read('1', first, 'One', '', '2', second, 'Two'),
    )
  })

  it('names every caption of the count that is not kept', () => {
    const report = read(
      '1',
      '00:00:01,000 bis 00:00:',
      'One',
      '',
      '2',
      second,
      'Two',
      '',
      '3',
      '5 seconds',
      'Three',
      '',
    )
    expect(report).toEqual({
      cues: [{ start: 3, end: 4, text: 'Two' }],
      problems: [
        { line: 2, kind: 'time' },
        { line: 10, kind: 'time' },
      ],
    })
  })

  it('takes lines that only mention times or arrows for text', () => {
    expect(textsOf('1', first, 'left --> right', '10:30 to 11:00', '3 -> 4 reps')).toEqual([
      'left --> right\n10:30 to 11:00\n3 -> 4 reps',
    ])
  })
})

describe('WebVTT', () => {
  it('takes a line for an identifier only between an empty line and the times', () => {
    expect(textsOf('WEBVTT', '', 'intro', early, 'One', '', '2', late, 'Two')).toEqual(['One', 'Two'])
    expect(textsOf('WEBVTT', '', early, 'One', '2', late, 'Two')).toEqual(['One\n2', 'Two'])
    expect(textsOf('WEBVTT', early, 'One', late, 'Two')).toEqual(['One', 'Two'])
  })

  it.each([' ', '\t', ' \t '])('takes a line of %j for an empty one before the next caption', (blank) => {
    expect(textsOf('WEBVTT', '', early, 'One', blank, '2', late, 'Two')).toEqual(['One', 'Two'])
    expect(textsOf('WEBVTT', '', early, 'One', blank, 'still one', 'and more')).toEqual(['One\nstill one\nand more'])
  })

  it('names the line of everything that is dropped, and why', () => {
    const lines = [
      'WEBVTT',
      '',
      early,
      'Hello',
      '',
      '00:04.000 --> 00:03.000',
      'Backwards',
      '',
      '2',
      '0:0:5 --> 0:0:6',
      'No fractions',
      '',
      '00:00:07,000 --> 00:00:08,000',
      '',
      '00:09.000 --> 00:10.000',
      '<b></b>',
      '',
      'left over',
    ]
    const problems = [
      { line: 6, kind: 'order' },
      { line: 10, kind: 'time' },
      { line: 13, kind: 'empty' },
      { line: 15, kind: 'empty' },
      { line: 18, kind: 'noTimes' },
    ]
    expect(read(...lines).problems).toEqual(problems)
    expect(readCaptions(`\uFEFF${lines.join('\r\n')}`, decode).problems).toEqual(problems)
  })
})
