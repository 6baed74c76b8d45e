import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enGb } from '@upbeat/phrases/en-gb'
import { beforeAll, describe, expect, it } from 'vitest'
import { showLanguage } from '../../../i18n/change-language.ts'
import { openBottomBar } from '../testing/open-bottom-bar.tsx'

beforeAll(() => showLanguage('en-gb', enGb))

const button = (name: 'player.airPlay' | 'player.cast') => screen.queryByRole('button', { name: enGb[name] })

describe('another screen', () => {
  it('is offered as remote playback while the browser finds one for this stream', async () => {
    const { asked, tell } = openBottomBar({ apple: false })
    expect(button('player.cast')).toBeNull()
    await tell(true)
    expect(button('player.airPlay')).toBeNull()
    await userEvent.click(button('player.cast') as HTMLElement)
    expect(asked).toEqual(['remote playback'])
    await tell(false)
    expect(button('player.cast')).toBeNull()
  })

  it('is offered as AirPlay only, while Safari finds one', async () => {
    const { container, asked, tell } = openBottomBar({ apple: true })
    expect(button('player.airPlay')).toBeNull()
    await tell(true)
    expect(button('player.cast')).toBeNull()
    await userEvent.click(button('player.airPlay') as HTMLElement)
    expect(asked).toEqual(['AirPlay'])
    await tell(false)
    expect(button('player.airPlay')).toBeNull()
    // The duration of the class is not known yet.
    expect(container.textContent).not.toContain('NaN')
  })
})
