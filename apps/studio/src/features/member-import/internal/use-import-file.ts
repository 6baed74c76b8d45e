import { largestImport } from '@upbeat/contract/studio/class-csv'
import type { MemberImportCheck, MemberImportFault } from '@upbeat/contract/studio/entities/member-import'
import type { MemberImportField } from '@upbeat/contract/studio/member-csv'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { base64Of } from '../../../lib/media/base64-of.ts'

export type ImportOptions = {
  mapping?: (MemberImportField | null)[]
  plans: Record<string, string>
  daysWithoutEnd: number | null
}
export type ImportFile = ReturnType<typeof useImportFile>

export const faultKeys: Record<MemberImportFault, StudioTextKey> = {
  empty: 'memberImport.faultEmpty',
  tooManyRows: 'memberImport.faultTooManyRows',
  brokenQuotes: 'memberImport.faultBrokenQuotes',
  noHeaders: 'memberImport.faultNoHeaders',
  noEmail: 'memberImport.faultNoEmail',
  doubleField: 'memberImport.faultDoubleField',
}
const asRecognised: ImportOptions = { plans: {}, daysWithoutEnd: null }

/** The chosen file, how it is read, and what the server says of it. The last report stays while a change is read. */
export function useImportFile() {
  const [chosen, setChosen] = useState<{ name: string; file: string } | null>(null)
  const [options, setOptions] = useState(asRecognised)
  const [report, setReport] = useState<MemberImportCheck | null>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<StudioTextKey | null>(null)
  /** Of several requests only the last one's answer counts. */
  const latest = useRef(0)

  async function ask(work: () => Promise<MemberImportCheck>) {
    latest.current += 1
    const turn = latest.current
    setReading(true)
    setProblem(null)
    try {
      const answer = await work()
      if (turn === latest.current) setReport(answer)
    } catch (error) {
      if (turn === latest.current) setProblem(problemKey(error))
    }
    if (turn === latest.current) setReading(false)
  }

  async function choose(from: File | undefined) {
    clear()
    if (!from) return
    if (from.size > largestImport) return setProblem('memberImport.tooLarge')
    await ask(async () => {
      const file = await base64Of(from)
      setChosen({ name: from.name, file })
      return api('checkMemberImport', { body: { file, ...asRecognised } })
    })
  }

  async function change(changes: Partial<ImportOptions>) {
    const next = { ...options, ...changes }
    setOptions(next)
    await check(next)
  }

  async function check(next = options) {
    if (chosen) await ask(() => api('checkMemberImport', { body: { file: chosen.file, ...next } }))
  }

  function clear() {
    latest.current += 1
    setChosen(null)
    setOptions(asRecognised)
    setReport(null)
    setReading(false)
    setProblem(null)
  }

  return { chosen, options, report, isReading, problem, choose, change, check, clear }
}
