import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { textOfFile } from '@upbeat/rules/text/text-of-file'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { useState } from 'react'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import fileField from '../../../lib/forms/file-field.module.css'
import { FileField } from '../../../lib/forms/file-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { type ReadMove, readMoveTable, type TableProblem } from './read-move-table.ts'

type PasteDialogProps = {
  /** Replaces the current moves. */
  hasMoves: boolean
  onRead: (moves: ReadMove[]) => void
  onClose: () => void
}

const shownMoves = 4

/** Imports moves pasted from a spreadsheet or a CSV file, with a preview. */
export function PasteDialog({ hasMoves, onRead, onClose }: PasteDialogProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { moves, problems } = readMoveTable(text)
  return (
    <ActionDialog
      action={t(hasMoves ? 'moves.replaceAll' : 'moves.use')}
      onAction={() => (moves.length === 0 ? setMissing(true) : onRead(moves))}
      onClose={onClose}
      text={t('moves.pasteText')}
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
        <FileField
          accept=".csv,.tsv,.txt,text/csv"
          label={t('moves.file')}
          onFile={async (file) => setText(file ? textOfFile(new Uint8Array(await file.arrayBuffer())) : '')}
        />
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
    </ActionDialog>
  )
}

const problemKeys: Record<TableProblem['kind'], StudioPhraseKey> = {
  time: 'moves.lineTime',
  name: 'moves.lineName',
}
