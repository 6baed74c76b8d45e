import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { beforeEach, describe, expect, it } from 'vitest'
import { showLanguage } from '../i18n/change-language.ts'
import { PlayerFrame } from './player-frame.tsx'
import { TopBar } from './top-bar.tsx'

beforeEach(() => showLanguage('en-gb', enGb))

/** A page as rendered by the shell, under `player`. */
function Page({ player }: { player: string | null }) {
  return (
    <div id="root">
      <a href="#main">Skip</a>
      <header>Header</header>
      <main id="main">
        <section aria-label="Classes">
          <a href="/channels/calm?classId=one">Card</a>
        </section>
        {player !== null && (
          <PlayerFrame>
            <TopBar key={player} onClose={() => {}} title={player} />
          </PlayerFrame>
        )}
        <div>
          <span aria-live="polite">Told</span>
        </div>
      </main>
      <footer>Footer</footer>
    </div>
  )
}

const heading = () => screen.getByRole('heading', { level: 1 })

describe('the player over a page', () => {
  it('takes the focus and traps it until it closes', () => {
    const { rerender } = render(<Page player={null} />)
    const card = screen.getByRole('link', { name: 'Card' })
    const behind = ['Skip', 'Header', 'Footer'].map((text) => screen.getByText(text))
    card.focus()

    rerender(<Page player="Calm Flow" />)
    expect([...behind, screen.getByLabelText('Classes')].map(({ inert }) => inert)).toEqual([true, true, true, true])
    expect(screen.getByText('Told').parentElement?.inert).toBeFalsy()
    expect(document.activeElement).toBe(heading())

    rerender(<Page player={null} />)
    expect([...behind, screen.getByLabelText('Classes')].some(({ inert }) => inert)).toBe(false)
    expect(document.activeElement).toBe(card)
  })

  it('keeps the focus when its skeleton is replaced', () => {
    const { rerender } = render(<Page player="" />)
    rerender(<Page player="Calm Flow" />)
    expect(document.activeElement).toBe(heading())
    expect(heading().textContent).toBe('Calm Flow')
  })
})
