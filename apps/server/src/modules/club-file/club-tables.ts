/** A table in a club's file. The texts are SQL about the row `t`. */
export type ClubTable = {
  name: string
  /** Only these rows. */
  where?: string
  /** Further rows that leave the file if it has no media. */
  whereWithoutMedia?: string
  /** A JSON object that replaces values of the row. */
  replaced?: string
  /** Columns that the file doesn't have. */
  without?: readonly string[]
  /**
   * How the copy of a club beside the original gets past a key that only one row of the installation may have: `kept`
   * rows stay with the club that has the key, `hashed` columns get another value.
   */
  besideOriginal?: { kept: true } | { hashed: string }
  /** Rows that a trigger has made already while their file is imported: only these columns are taken over. */
  completes?: { key: readonly string[]; columns: readonly string[] }
}

/** Every table of a club's file, in the order in which rows refer to one another. */
export const clubTables: readonly ClubTable[] = [
  { name: 'category' },
  { name: 'virtual_class' },
  { name: 'channel' },
  { name: 'channel_class' },
  { name: 'coach' },
  { name: 'collection' },
  { name: 'collection_item' },
  { name: 'planned_class' },
  { name: 'draft' },
  { name: 'published_version' },
  { name: 'bulk_change' },
  { name: 'saved_view' },
  { name: 'phrase_override' },
  { name: 'consent' },
  { name: 'upload', where: `t.state <> 'receiving'`, besideOriginal: { hashed: 'id' } },
  { name: 'media_version' },
  { name: 'media_rendition' },
  { name: 'media_revision' },
  { name: 'media_file' },
  { name: 'uploaded_picture' },
  {
    name: 'intake_step',
    // What was still to be done is begun again at the new place.
    replaced: `case when t.state in ('waiting', 'running') then
      '{"state": "waiting", "progress": 0, "worker": null, "seen_at": null, "started_at": null, "returned": null}'::jsonb
      else '{"worker": null, "returned": null}'::jsonb end`,
    whereWithoutMedia: `t.state not in ('waiting', 'running')`,
  },
  { name: 'class_captions' },
  { name: 'live_event' },
  { name: 'live_stream_key' },
  { name: 'live_broadcast', where: 'not t.on_air' },
  { name: 'live_viewer' },
  { name: 'product' },
  { name: 'plan' },
  { name: 'code_batch' },
  { name: 'access_code' },
  { name: 'member' },
  { name: 'member_search', completes: { key: ['tenant_id', 'member_id'], columns: ['seen_at'] } },
  { name: 'member_passkey' },
  { name: 'member_note' },
  { name: 'member_label' },
  { name: 'member_import', where: 't.finished_at is not null' },
  {
    name: 'member_import_row',
    where: `exists (select from member_import i where i.tenant_id = t.tenant_id and i.id = t.import_id
      and i.finished_at is not null)`,
  },
  {
    name: 'member_invitation',
    where: `exists (select from member_import i where i.tenant_id = t.tenant_id and i.id = t.import_id
      and i.finished_at is not null)`,
    // The jobs that send them stay behind.
    replaced: `case when t.state = 'waiting' then '{"state": "held"}'::jsonb else '{}'::jsonb end`,
  },
  { name: 'address_change' },
  { name: 'consent_answer' },
  { name: 'marketing_confirmation', besideOriginal: { hashed: 'token_hash' } },
  { name: 'favourite' },
  { name: 'recent_activity' },
  { name: 'workout_result' },
  { name: 'play' },
  { name: 'playhead' },
  { name: 'live_reminder' },
  { name: 'sent_email' },
  { name: 'contact_message' },
  { name: 'subscription' },
  { name: 'cancellation' },
  { name: 'code_redemption' },
  { name: 'taken_trial' },
  { name: 'invoice' },
  { name: 'fact' },
  { name: 'figure_day' },
  { name: 'figure_class' },
  { name: 'watch_viewer' },
  { name: 'watch_range' },
  { name: 'watch_viewing' },
  { name: 'watch_day' },
  { name: 'watch_seen' },
  { name: 'watch_retention' },
  { name: 'payout_rule' },
  { name: 'payout_coach' },
  { name: 'payout_statement' },
  { name: 'staff_membership' },
  { name: 'staff_invitation', besideOriginal: { kept: true } },
  { name: 'api_key', besideOriginal: { kept: true } },
  { name: 'webhook', without: ['sealed_secret'] },
  { name: 'webhook_delivery' },
  { name: 'short_link', besideOriginal: { kept: true } },
  { name: 'audit_entry' },
]

/** The club itself and the people who work there, which a file has in a form of their own. testing/tables-left-out.ts names the tables that no file has. */
export const specialTables = ['tenant', 'staff_account'] as const

/** Rows that must exist for others, beyond the members that `member_id` names and what the database itself checks. */
export const references: readonly { from: string; to: string; columns: readonly [from: string, to: string][] }[] = [
  { from: 'channel_class', to: 'channel', columns: [['channel_tag', 'tag']] },
  { from: 'collection_item', to: 'collection', columns: [['collection_tag', 'tag']] },
  ...['media_rendition', 'media_revision', 'intake_step'].map((from) => ({
    from,
    to: 'media_version',
    columns: [
      ['class_tag', 'class_tag'],
      ['version', 'version'],
    ] as [string, string][],
  })),
  { from: 'member_import_row', to: 'member_import', columns: [['import_id', 'id']] },
  ...['watch_range', 'watch_viewing'].map((from) => ({
    from,
    to: 'watch_viewer',
    columns: [['viewer_id', 'viewer_id']] as [string, string][],
  })),
  { from: 'plan', to: 'product', columns: [['product_id', 'id']] },
]

/** Their rows may outlive the member whom they name. */
export const outliveMembers = ['fact', 'invoice', 'watch_viewer']
