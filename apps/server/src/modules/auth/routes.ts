import { Answer } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { endedSessionCookie, sessionCookie } from '../../platform/session/session-cookie.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { PasskeyService } from './passkeys.ts'
import type { PasswordResetService } from './password-reset.ts'
import type { AuthService } from './service.ts'
import type { SignUpService } from './sign-up.ts'
import type { SsoService } from './sso.ts'

type Services = {
  auth: AuthService
  sso: SsoService
  signUp: SignUpService
  passwords: PasswordResetService
  passkeys: PasskeyService
  makeToken: TokenSource
}

export function mountAuth(mount: Mount, { auth, sso, signUp, passwords, passkeys, makeToken }: Services) {
  mount('signUp', async (context, { body }) => new Answer(201, await signUp.signUp(context, body)))
  mount('createPlatformUser', async (context, { body }) => new Answer(201, await signUp.signUp(context, body)))
  mount('login', async (context, { body, headers }) => {
    const cookie = headers['x-session-binding'] === 'cookie' ? makeToken() : null
    const binding = cookie === null ? null : hashToken(cookie)
    const { reply, isNew } =
      'token' in body
        ? await sso.signIn(context, body, binding)
        : { reply: await auth.login(context, body, binding), isNew: false }
    const extraHeaders = cookie === null ? {} : { 'set-cookie': sessionCookie(context, cookie) }
    return new Answer(isNew ? 201 : 200, reply, extraHeaders)
  })
  mount('askPasskeySignIn', (context) => passkeys.challenge(context))
  mount('loginWithPasskey', async (context, { body, headers }) => {
    const cookie = headers['x-session-binding'] === 'cookie' ? makeToken() : null
    const reply = await passkeys.login(context, body, cookie === null ? null : hashToken(cookie))
    return new Answer(200, reply, cookie === null ? {} : { 'set-cookie': sessionCookie(context, cookie) })
  })
  mount('listPasskeys', (context) => passkeys.list(context))
  mount('askNewPasskey', (context, { body }) => passkeys.newChallenge(context, body.password))
  mount('keepPasskey', async (context, { body }) => new Answer(201, await passkeys.add(context, body)))
  mount('forgetPasskey', async (context, { params }) => {
    await passkeys.remove(context, params.id)
    return new Answer(204, undefined)
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
