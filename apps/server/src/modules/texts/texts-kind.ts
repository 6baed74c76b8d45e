import { languages } from '@upbeat/rules/i18n/languages'
import { z } from 'zod'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { parseFields } from '../../platform/http/parse-fields.ts'
import type { Fields, PublishableKind } from '../publishing/publishable-kind.ts'
import type { ClubWriterOn } from '../tenant/club-writer.ts'
import { createTextsRepository } from './texts-repository.ts'

type Parts = { database: Pick<DatabaseHandle, 'notify'>; clubWriterOn: ClubWriterOn }

/** A club's own wording in one language as a publishable kind. Its id is the language. */
export function createTextsKind({ database, clubWriterOn }: Parts): PublishableKind {
  return {
    kind: 'texts',
    many: 'texts',
    nameOf: (_fields, id) => `Texts (${languages.find(({ code }) => code === id)?.name ?? id})`,
    parse: parseTexts,
    live: (transaction, { tenantId, id }) => createTextsRepository(transaction).own(tenantId, id),
    missing: async () => [],
    apply: (transaction, { tenantId, id, fields, now }) =>
      clubWriterOn(transaction).replaceTexts(tenantId, { language: id, texts: parseTexts(fields), now }),
    retract: notPossible,
    remove: notPossible,
    forget: notPossible,
    announce: (tenantId) => database.notify('tenant_changed', tenantId),
  }
}

const Texts = z.record(z.string(), z.string().min(1))

/** The texts without null, which removes one. Placeholders are checked when a text is changed. */
export function parseTexts(fields: Fields): Record<string, string> {
  const kept = Object.entries(fields).filter(([, text]) => text !== null)
  return parseFields(Texts, Object.fromEntries(kept))
}

async function notPossible(): Promise<void> {
  throw new Failure('notAllowedNow')
}
