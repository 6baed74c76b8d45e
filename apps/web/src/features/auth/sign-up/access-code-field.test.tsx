import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enGb } from '@upbeat/phrases/en-gb'
import { beforeEach, expect, it } from 'vitest'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { AccessCodeField } from './access-code-field.tsx'

beforeEach(() => showLanguage('en-gb', enGb))

const show = () => render(<AccessCodeField name="accessCode" onChange={() => {}} value="" />)

it('is opened by a button and focused if no code is required', async () => {
  setTenant(makeTenant())
  show()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Have an access code?' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Club Access Code (optional)' }))
  expect(screen.queryByRole('button')).toBeNull()
})

it('is open if the club requires a code', () => {
  setTenant(makeTenant({ AccessCodeMandatory: true }))
  show()
  expect(screen.getByRole('textbox', { name: 'Club Access Code' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
