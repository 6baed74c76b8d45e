import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showDomain } from '../domain-query.ts'

const Plan = z.object({ domain: z.string().trim().min(1).max(300) })

export function PlanDomainForm() {
  const t = useText()
  const plan = useStudioForm({
    schema: Plan,
    initial: { domain: '' },
    problems: { domain: 'domain.fieldProblem' },
    send: async ({ domain }) => showDomain(await api('planDomain', { body: { domain } })),
  })
  return (
    <form {...plan.props} className={form.form}>
      <FormNotice text={plan.notice} />
      <TextField
        {...plan.field('domain')}
        autoCapitalize="none"
        autoComplete="off"
        description={t('domain.fieldHint')}
        inputMode="url"
        label={t('domain.field')}
        spellCheck={false}
        type="text"
      />
      <div className={form.actions}>
        <Button busy={plan.busy} type="submit">
          {t('domain.continue')}
        </Button>
      </div>
    </form>
  )
}
