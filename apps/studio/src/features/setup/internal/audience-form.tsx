import type { AudienceChoice, ClubAudience } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type ReactNode, useState } from 'react'
import { Choice } from '../../../lib/forms/choice.tsx'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { AudienceInput, choiceOf, firstAudience } from './audience-input.ts'
import styles from './step-frame.module.css'

type AudienceFormProps = {
  current: ClubAudience
  /** Unsaved input. */
  kept?: unknown
  /** Whether the page's title already asks the question. */
  isAsked?: boolean
  /** Label of the save button. */
  action: string
  /** An additional button, which receives the input. */
  beside?: (input: AudienceInput) => ReactNode
  send: (choice: AudienceChoice) => Promise<unknown>
}

/** The three options with their fields. */
export function AudienceForm({ current, kept, isAsked = false, action, beside, send }: AudienceFormProps) {
  const t = useText()
  const [initial] = useState(() => ({ ...firstAudience(current), ...(kept as object) }))
  const audience = useStudioForm({
    schema: AudienceInput,
    initial,
    problems: {
      accessCode: 'setup.accessCodeProblem',
      planName: 'setup.planNameProblem',
      price: 'setup.priceProblem',
      trialDays: 'setup.trialDaysProblem',
    },
    send: (given) => send(choiceOf(given)),
  })
  const values = audience.watch()
  return (
    <form {...audience.props} className={form.form}>
      <FormNotice text={audience.notice} />
      <fieldset>
        {isAsked ? (
          <legend>
            <VisuallyHidden>{t('setup.audienceTitle')}</VisuallyHidden>
          </legend>
        ) : (
          <legend className={form.legend}>{t('setup.audienceTitle')}</legend>
        )}
        <Choice
          {...audience.register('kind')}
          options={[
            { value: 'everyone', name: t('setup.everyone'), text: t('setup.everyoneText') },
            { value: 'code', name: t('setup.code'), text: t('setup.codeText') },
            { value: 'plan', name: t('setup.plan'), text: t('setup.planText') },
          ]}
        />
      </fieldset>
      {values.kind === 'code' && (
        <TextField
          {...audience.field('accessCode')}
          autoCapitalize="characters"
          autoComplete="off"
          description={t('setup.accessCodeText')}
          label={t('setup.accessCode')}
          spellCheck={false}
        />
      )}
      {values.kind === 'plan' && (
        <>
          <TextField {...audience.field('planName')} autoComplete="off" label={t('setup.planName')} />
          <div className={styles.pair}>
            <TextField
              {...audience.field('price')}
              inputMode="decimal"
              label={t('setup.price', { currency: current.currency })}
            />
            <Select
              {...audience.field('interval')}
              label={t('setup.interval')}
              options={[
                { value: 'Monthly', label: t('setup.monthly') },
                { value: 'Quarterly', label: t('setup.quarterly') },
                { value: 'Annually', label: t('setup.annually') },
              ]}
            />
          </div>
          <TextField
            {...audience.field('trialDays')}
            description={t('setup.trialDaysText')}
            inputMode="numeric"
            label={t('setup.trialDays')}
          />
          {current.isTestMode && <p className={form.hint}>{t('setup.testMode')}</p>}
        </>
      )}
      <div className={form.actions}>
        <Button busy={audience.busy} type="submit">
          {action}
        </Button>
        {beside?.(values)}
      </div>
    </form>
  )
}
