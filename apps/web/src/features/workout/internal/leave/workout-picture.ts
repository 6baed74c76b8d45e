/** What the picture of a finished class says, in the page's language. `share`: how much of the class was done, 0 to 1. */
export type WorkoutPicture = {
  club: string
  title: string
  name: string
  coach: string | null
  minutes: number
  unit: string
  share: number
}

type Look = { background: string; ink: string; font: string; language: string }

const width = 1080
const height = 1920
const margin = 96
const centre = width / 2
const ring = { y: 800, radius: 330, line: 48 }

/** Draws a finished class as a PNG of 1080 × 1920 pixels in the colours and the font of `element`. */
export async function drawWorkoutPicture(picture: WorkoutPicture, element: Element): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  const look = lookOf(element)
  const font = (weight: number, size: number) => `${weight} ${size}px ${look.font}`
  // The font's fallbacks name fonts of other systems, which fail to load here.
  await Promise.allSettled([650, 800].map((weight) => document.fonts.load(font(weight, 48), picture.name)))
  context.direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'center'
  context.fillStyle = look.background
  context.fillRect(0, 0, width, height)
  context.fillStyle = look.ink
  const write = (text: string, y: number, weight: number, size: number) => {
    context.font = font(weight, size)
    context.fillText(text, centre, y, width - 2 * margin)
  }
  write(picture.club, 190, 650, 52)
  write(picture.title, 320, 800, 76)
  drawRing(context, look.ink, picture.share)
  write(String(picture.minutes), ring.y + 70, 800, 290)
  write(picture.unit, ring.y + 165, 650, 60)
  context.font = font(800, 104)
  const lines = linesOf(context, picture.name, look.language)
  for (const [index, line] of lines.entries()) write(line, 1360 + index * 118, 800, 104)
  if (picture.coach) write(picture.coach, 1360 + lines.length * 118, 650, 56)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))), 'image/png')
  })
}

function lookOf(element: Element): Look {
  const style = getComputedStyle(element)
  return {
    background: style.getPropertyValue('--color-background'),
    ink: style.getPropertyValue('--color-text'),
    font: style.getPropertyValue('--font-display'),
    language: document.documentElement.lang,
  }
}

function drawRing(context: CanvasRenderingContext2D, ink: string, share: number): void {
  const top = -Math.PI / 2
  context.strokeStyle = ink
  context.lineWidth = ring.line
  context.lineCap = 'round'
  for (const [alpha, part] of [
    [0.25, 1],
    [1, share],
  ] as const) {
    context.globalAlpha = alpha
    context.beginPath()
    context.arc(centre, ring.y, ring.radius, top, top + 2 * Math.PI * part)
    context.stroke()
  }
}

const mostLines = 3

/** The lines that fit next to the margins, broken between words. What is left over is on the last one, which is drawn narrower. */
function linesOf(context: CanvasRenderingContext2D, text: string, language: string): string[] {
  const words = Array.from(
    new Intl.Segmenter(language, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  )
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    const fits = context.measureText(last + word).width <= width - 2 * margin
    if (lines.length > 0 && (fits || lines.length === mostLines || word.trim() === ''))
      lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines.map((line) => line.trim())
}
