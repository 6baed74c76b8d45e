import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { useId, useState } from 'react'
import fileField from '../../../lib/file-field.module.css'
import form from '../../../lib/form.module.css'
import { lengthOf } from '../../../lib/length-of.ts'
import { useText } from '../../../lib/use-text.ts'
import { type ReadMove, readMoveTable, type TableProblem } from './read-move-table.ts'

type PasteDialogProps = {
  /** What is read replaces them. */
  hasMoves: boolean
  onRead: (moves: ReadMove[]) => void
  onClose: () => void
}

const shownMoves = 4

/** Takes moves from a spreadsheet or a CSV file, and shows what it understood before they are used. */
export function PasteDialog({ hasMoves, onRead, onClose }: PasteDialogProps) {
  const t = useText()
  const fileId = useId()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { moves, problems } = readMoveTable(text)
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {t('shell.cancel')}
          </Button>
          <Button onClick={() => (moves.length === 0 ? setMissing(true) : onRead(moves))}>
            {hasMoves ? t('moves.replaceAll') : t('moves.use')}
          </Button>
        </>
      }
      description={t('moves.pasteText')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('moves.paste')}
    >
      <div className={form.form}>
        <TextArea
          dir="auto"
          error={isMissing && moves.length === 0 ? t('moves.nothingRead') : undefined}
          label={t('moves.rows')}
          onChange={({ target }) => setText(target.value)}
          placeholder={t('moves.example')}
          value={text}
        />
        <div className={fileField.field}>
          <label className={fileField.label} htmlFor={fileId}>
            {t('moves.file')}
          </label>
          <input
            accept=".csv,.tsv,.txt,text/csv"
            className={fileField.input}
            id={fileId}
            onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? '')}
            type="file"
          />
        </div>
        <div className={form.hint} role="status">
          {moves.length > 0 && (
            <>
              <p>{t('moves.found', { count: moves.length })}</p>
              <ul>
                {moves.slice(0, shownMoves).map(({ startSecond, name }) => (
                  <li key={`${startSecond} ${name}`}>
                    {lengthOf(startSecond)} {name}
                  </li>
                ))}
              </ul>
            </>
          )}
          {problems.map(({ line, kind }) => (
            <p className={fileField.problem} key={line}>
              {t(problemKeys[kind], { line })}
            </p>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

const problemKeys: Record<TableProblem['kind'], StudioPhraseKey> = {
  time: 'moves.lineTime',
  name: 'moves.lineName',
}
