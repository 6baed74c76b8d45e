import { render, screen } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { ar } from '@upbeat/phrases/languages/ar'
import { expect, it } from 'vitest'
import { showLanguage } from '../../i18n/change-language.ts'
import { ClassDetails } from './class-details.tsx'

it('PLAY-01 a club’s English words keep their direction on an Arabic page, and a list has the page’s own form', () => {
  showLanguage('ar', ar)
  const virtualClass = { ...classExamples.virtualClass, equipmentNames: ['Mat', 'Yoga block'] }
  render(<ClassDetails place={{ current: null }} virtualClass={virtualClass} />)
  expect(screen.getByText(virtualClass.classDescription).getAttribute('dir')).toBe('auto')
  const equipment = screen.getByText(ar['classes.equipment']).nextElementSibling?.textContent
  expect(equipment).toBe(`${ar['catalogue.equipmentMat']} و${ar['catalogue.equipmentYogaBlock']}`)
})
