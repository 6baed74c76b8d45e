import { Answer } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { endedSessionCookie, sessionCookie } from '../../platform/session/session-cookie.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { PasswordResetService } from './password-reset.ts'
import type { AuthService } from './service.ts'
import type { SignUpService } from './sign-up.ts'
import type { SsoService } from './sso.ts'

type Services = {
  auth: AuthService
  sso: SsoService
  signUp: SignUpService
  passwords: PasswordResetService
  makeToken: TokenSource
}

export function mountAuth(mount: Mount, { auth, sso, signUp, passwords, makeToken }: Services) {
  mount('signUp', async (context, { body }) => new Answer(201, await signUp.signUp(context, body)))
  mount('createPlatformUser', async (context, { body }) => new Answer(201, await signUp.signUp(context, body)))
  mount('login', async (context, { body, headers }) => {
    const cookie = headers['x-session-binding'] === 'cookie' ? makeToken() : null
    const binding = cookie === null ? null : hashToken(cookie)
    const { reply, isNew } =
      'token' in body
        ? await sso.signIn(context, body, binding)
        : { reply: await auth.login(context, body, binding), isNew: false }
    const told = cookie === null ? {} : { 'set-cookie': sessionCookie(context, cookie) }
    return new Answer(isNew ? 201 : 200, reply, told)
  })
  mount('refreshSso', (context, { headers }) => sso.refresh(context, headers['x-external-identifier']))
  mount('logout', async (context) => {
    await auth.logout(context)
    return new Answer(204, undefined, { 'set-cookie': endedSessionCookie(context) })
  })
  mount('forgotPassword', async (context, { body }) => {
    const isKnown = await passwords.forgot(context, body.EmailAddress)
    return isKnown ? {} : new Answer(204, undefined)
  })
  mount('checkResetLink', async (context, { body }) => {
    await passwords.check(context, body.token)
    return {}
  })
  mount('resetPassword', async (context, { body }) => {
    await passwords.reset(context, body)
    return {}
  })
}
