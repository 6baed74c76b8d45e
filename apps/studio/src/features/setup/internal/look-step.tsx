import type { LogoLooks } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { LookChoice } from '../../../lib/forms/look-choice.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { dataAddressOf } from '../../../lib/media/data-address-of.ts'
import { LookPreview } from './look-preview.tsx'
import { goToStep } from './setup-query.ts'
import { StepFrame } from './step-frame.tsx'
import { useKeptInput } from './use-kept-input.ts'

/** The step's stored input; the logo itself is stored with the club once uploaded. */
type Kept = { looks?: LogoLooks['looks']; chosen?: string }

/** Uploads the logo and suggests four looks in its colours (SETUP-04). */
export function LookStep({ kept }: { kept: unknown }) {
  const t = useText()
  const { busy, run } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [given, setGiven] = useState<Kept>(() => ({ ...(kept as Kept) }))
  useKeptInput('look', given)
  const [logo, setLogo] = useState<string>()
  const { looks } = given
  const chosen = looks?.find(({ name }) => name === given.chosen) ?? looks?.[0]

  /** What is wrong with the file is said beside the button, until the next one is chosen. */
  async function choose(file: File) {
    setProblem('')
    await read(file).catch((error) => setProblem(t(problemKey(error))))
  }

  async function read(file: File) {
    const read = await api('readLogo', { body: { logo: await dataAddressOf(file) } })
    const [first] = read.looks
    if (first) await api('setLook', { body: { colours: first.colours, logoSvg: read.logoSvg } })
    setLogo(`data:image/svg+xml,${encodeURIComponent(read.logoSvg)}`)
    setGiven({ looks: read.looks, ...(first && { chosen: first.name }) })
  }

  async function goOn() {
    if (chosen) await api('setLook', { body: { colours: chosen.colours } })
    await goToStep('firstClass')
  }

  return (
    <StepFrame
      lead={t('setup.lookLead')}
      shows={{ ...(chosen && { colours: chosen.colours }), ...(logo && { logo }) }}
      step="look"
      title={t('setup.lookTitle')}
    >
      <div className={form.actions}>
        <Button
          busy={busy}
          icon="upload"
          onClick={() => input.current?.click()}
          variant={looks ? 'secondary' : 'primary'}
        >
          {t(looks ? 'setup.otherLogo' : 'setup.chooseLogo')}
        </Button>
        <input
          accept="image/svg+xml,image/png,image/jpeg"
          aria-label={t('setup.logoFile')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void run(() => choose(file))
          }}
          ref={input}
          type="file"
        />
      </div>
      <FormNotice text={problem} />
      {looks && chosen && (
        <LookChoice
          chosen={chosen.name}
          looks={looks}
          onChoose={(name) => setGiven((before) => ({ ...before, chosen: name }))}
        />
      )}
      {chosen && <LookPreview colours={chosen.colours} />}
      <div className={form.actions}>
        {looks && (
          <Button busy={busy} onClick={() => void run(goOn)}>
            {t('setup.useLook')}
          </Button>
        )}
        <Button onClick={() => void run(() => goToStep('firstClass'))} variant={looks ? 'quiet' : 'secondary'}>
          {t('setup.skip')}
        </Button>
      </div>
    </StepFrame>
  )
}
