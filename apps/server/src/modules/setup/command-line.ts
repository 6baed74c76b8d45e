import type { Staff } from '../staff/compose.ts'
import type { SetupLink } from './setup-link.ts'

/** The text to print, and whether the command succeeded. */
export type StudioCommandResult = { ok: boolean; text: string }
type Parts = { link: SetupLink; change: Staff['change']; now: () => Date }

export const usage = `npm run studio -- COMMAND

  link          prints a new set-up link: works once, for one hour
  admin EMAIL   makes an account of the studio an installation administrator`

/** Runs one command line of `npm run studio`. */
export function createStudioCommands({ link, change, now }: Parts) {
  return async function run([command, email, ...rest]: string[]): Promise<StudioCommandResult> {
    if (command === 'link' && email === undefined) return { ok: true, text: await link.make() }
    if (command === 'admin' && email !== undefined && rest.length === 0) return appoint(email)
    return { ok: false, text: usage }
  }

  function appoint(email: string): Promise<StudioCommandResult> {
    return change(async ({ staff, record }) => {
      const account = await staff.byEmail(email)
      if (!account) return { ok: false, text: `There is no account ${email}. Invite it, or use a set-up link.` }
      if (account.isInstallationAdmin) return { ok: true, text: `${email} is an installation administrator already.` }
      await staff.updateAccount(account.id, { isInstallationAdmin: true })
      await record({
        tenantId: null,
        action: 'account.appointed',
        now: now(),
        actor: { kind: 'command', id: 'npm run studio', name: 'npm run studio', role: null },
        object: { kind: 'account', id: account.id, name: account.name },
        before: { isInstallationAdmin: false },
        after: { isInstallationAdmin: true },
      })
      return { ok: true, text: `${email} is an installation administrator.` }
    })
  }
}
