import type { LookMarks } from '@upbeat/contract/studio/entities/look'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { renderEmail } from '../mail/email.ts'
import type { MailKey } from '../mail/mailer.ts'
import { drawClubIcon } from '../manifest/club-icon.ts'
import { drawEmailHeader, emailHeaderSize } from '../manifest/email-header.ts'
import { drawShareImage } from '../manifest/share-image.ts'
import type { LookService } from './look-service.ts'

type Parts = {
  look: Pick<LookService, 'get'>
  phrases: (tenantId: string, language: string) => Promise<Record<string, string>>
}

/** What the drafted or published logo looks like outside the club's pages (LOOK-04). */
export function createLookMarks({ look, phrases }: Parts) {
  return async function marks(context: StaffContext, which: 'fields' | 'published'): Promise<LookMarks> {
    const { logoSvg, primary, secondary, background, text, header, footer } = (await look.get(context))[which]
    const colours = { primary, secondary, background, text, header, footer }
    const club: Tenant = { ...context.tenant, logoSvg, config: { ...context.tenant.config, colours } }
    const { displayName, language } = club.config
    const url = new URL('/', context.origin).toString()
    const [favicon, appIcon, maskableIcon, shareImage, emailHeader] = (
      await Promise.all([
        drawClubIcon(club, 'any', 48),
        drawClubIcon(club, 'any', 192),
        drawClubIcon(club, 'maskable', 192),
        drawShareImage(club),
        drawEmailHeader(club),
      ])
    ).map(dataAddress) as [string, string, string, string, string]
    const texts = await phrases(context.tenantId, language)
    const words = (key: MailKey) => (texts[`mail.${key}`] ?? '').replaceAll('{{club}}', displayName)
    const email = {
      subject: words('marketingSubject'),
      greeting: words('helloNameless'),
      text: words('marketingText'),
      action: { label: words('marketingAction'), url, addressHint: words('addressHint') },
      note: words('marketingNote'),
      footer: words('footer'),
    }
    const logo = { url: emailHeader, ...emailHeaderSize(club) }
    const { html } = renderEmail(email, { colours, displayName, language, logo })
    return { favicon, appIcon, maskableIcon, shareImage, emailHeader, email: html }
  }
}

function dataAddress(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}
