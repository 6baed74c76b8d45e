import { Answer, Download } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { PayoutService } from './payout-service.ts'
import { statementCsv } from './statement-csv.ts'

export function mountPayouts(mount: StudioMount, payouts: PayoutService) {
  mount('getPayouts', (context) => payouts.overview(context))
  mount('getPayout', (context, { params }) => payouts.statement(context, params.month))
  mount('exportPayout', async (context, { params }) => {
    const file = { type: 'text/csv; charset=utf-8', fileName: `payouts-${params.month}.csv` }
    return new Answer<undefined>(200, new Download(statementCsv(await payouts.statement(context, params.month)), file))
  })
  mount('savePayoutRule', (context, { body }) => payouts.saveRule(context, body))
  mount('linkPayoutCoach', async (context, { body }) => {
    await payouts.link(context, body)
    return new Answer(204, undefined)
  })
}
