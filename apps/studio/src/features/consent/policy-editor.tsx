import { useQuery } from '@tanstack/react-query'
import { type PolicyKind, policyKinds, type StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { directionOf } from '@upbeat/rules/i18n/languages'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { textLanguagesQuery } from '../../lib/api/text-languages-query.ts'
import { keepFocusOn, useKeptFocus } from '../../lib/focus/use-kept-focus.ts'
import { RichText } from '../../lib/forms/rich-text.tsx'
import { languageName } from '../../lib/i18n/language-name.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { ConflictChoice } from '../../lib/publishing/conflict-choice.tsx'
import { PublishingStatus } from '../../lib/publishing/publishing-status.tsx'
import { RefusedFields } from '../../lib/publishing/refused-fields.tsx'
import { Accepted } from './internal/accepted.tsx'
import { PolicyActions } from './internal/policy-actions.tsx'
import styles from './internal/policy-editor.module.css'
import { PolicyPreview } from './internal/policy-preview.tsx'
import { usePolicyDraft } from './internal/use-policy-draft.ts'
import { policyQuery } from './policy-query.ts'

type Frame = {
  /** Renders the page around the editor, with its primary action. */
  frame: (parts: { status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
}

/** The terms and the marketing consent: drafted, previewed, and published as a new version that members must accept (WORD-02). */
export function PolicyEditor({ frame }: Frame) {
  const [search, setSearch] = useSearchParams()
  const kind = policyKinds.find((each) => each === search.get('kind')) ?? 'terms'
  return (
    <QueryStates
      around={(state) => frame({ status: null, actions: null, children: state })}
      height="40rem"
      query={useQuery(policyQuery(kind))}
    >
      {(shown) => (
        <LoadedEditor
          frame={frame}
          key={kind}
          onKind={(next) => setSearch({ kind: next }, keepFocusOn('kind'))}
          shown={shown}
        />
      )}
    </QueryStates>
  )
}

function LoadedEditor({ shown, frame, onKind }: Frame & { shown: StudioPolicy; onKind: (kind: PolicyKind) => void }) {
  const t = useText()
  const draft = usePolicyDraft(shown)
  const kindField = useKeptFocus<HTMLSelectElement>('kind')
  const languages = (useQuery(textLanguagesQuery).data ?? []).map(({ language }) => language)
  const [chosen, setChosen] = useState<string | null>(null)
  /** Incremented when the text is replaced from outside the editor. */
  const [round, setRound] = useState(0)
  const language = chosen ?? languages[0]
  const isWritten = (code: string) => Boolean(draft.fields[`html.${code}`])
  return frame({
    status: <PublishingStatus entity={shown} kind="policy" status={draft.status} />,
    actions: <PolicyActions flush={draft.flush} onReplace={() => setRound(round + 1)} shown={shown} />,
    children: (
      <>
        <div className={styles.controls}>
          <Select
            label={t('policies.policy')}
            onChange={({ target }) => onKind(target.value as PolicyKind)}
            options={policyKinds.map((value) => ({ value, label: t(`policies.${value}`) }))}
            ref={kindField}
            value={shown.kind}
          />
          <Select
            label={t('texts.language')}
            onChange={({ target }) => setChosen(target.value)}
            options={languages.map((value) => ({
              value,
              label: isWritten(value) ? languageName(value) : `${languageName(value)} · ${t('policies.notWritten')}`,
            }))}
            value={language ?? ''}
          />
        </div>
        <Accepted policy={shown} />
        {draft.conflicts.map((conflict) => (
          <ConflictChoice
            conflict={conflict}
            key={conflict.field}
            label={languageName(conflict.field.split('.')[1] ?? '')}
            onDecide={(keep) => {
              draft.decide(conflict, keep)
              setRound(round + 1)
            }}
          />
        ))}
        <RefusedFields labelOf={(field) => languageName(field.split('.')[1] ?? '')} status={draft.status} />
        {language !== undefined && (
          <div className={styles.editor}>
            <div className={styles.form}>
              <TextField
                dir={directionOf(language)}
                label={t('policies.heading')}
                lang={language}
                maxLength={200}
                onChange={({ target }) => draft.edit(`title.${language}`, target.value || null)}
                value={draft.fields[`title.${language}`] ?? ''}
              />
              <RichText
                dir={directionOf(language)}
                initial={draft.fields[`html.${language}`] ?? ''}
                // Refetch what was discarded, or taken from somebody else.
                key={`${language} ${round}`}
                label={t('policies.text')}
                language={language}
                onChange={(html) => draft.edit(`html.${language}`, html || null)}
              />
            </div>
            <PolicyPreview
              html={shown.fields[`html.${language}`] ?? ''}
              language={language}
              title={draft.fields[`title.${language}`] ?? ''}
            />
          </div>
        )}
      </>
    ),
  })
}
