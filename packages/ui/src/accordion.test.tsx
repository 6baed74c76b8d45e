import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Accordion, AccordionItem } from './accordion.tsx'

describe('Accordion', () => {
  it('scrolls an opened item into view', async () => {
    const shown: string[] = []
    HTMLElement.prototype.scrollIntoView = function scrolled(this: HTMLElement) {
      shown.push(this.textContent ?? '')
    }
    render(
      <Accordion>
        <AccordionItem title="Sort" value="sort">
          Newest
        </AccordionItem>
      </Accordion>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
    await vi.waitFor(() => expect(shown).toEqual(['SortNewest']))
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
    expect(shown).toHaveLength(1)
  })

  it('has headings that expose whether they are expanded', async () => {
    render(
      <Accordion defaultOpen={['duration']}>
        <AccordionItem headingLevel={2} title="Duration" value="duration">
          10 minutes
        </AccordionItem>
        <AccordionItem headingLevel={2} title="Equipment" value="equipment">
          A mat
        </AccordionItem>
      </Accordion>,
    )
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(screen.getByText('10 minutes')).toBeTruthy()
    const equipment = screen.getByRole('button', { name: 'Equipment', expanded: false })
    await userEvent.click(equipment)
    expect(equipment.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('A mat')).toBeTruthy()
    expect(screen.getByText('10 minutes')).toBeTruthy()
  })
})
