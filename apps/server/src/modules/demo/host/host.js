// What a site does that embeds the app for its own members: it signs them in, and hands the app their identity token.
const { authority, client } = document.body.dataset
const callback = `${location.origin}/demo/host`
const users = new oidc.UserManager({
  authority,
  client_id: client,
  redirect_uri: callback,
  post_logout_redirect_uri: callback,
  scope: 'openid profile email offline_access',
  automaticSilentRenew: false,
})
const element = (id) => document.getElementById(id)

const query = new URLSearchParams(location.search)
if (query.has('code')) {
  await users.signinCallback().catch(() => null)
  history.replaceState(null, '', `${callback}${location.hash}`)
}
let user = await users.getUser()
if (user?.expired) user = await users.signinSilent().catch(() => null)
showUser()

const language = query.get('lang') ?? 'en-gb'
element('language').value = language
const app = Upbeat.embed(element('classes'), {
  path: query.get('path') ?? '/',
  language,
  hash: true,
  title: 'Classes',
  token,
})
app.on('Path', ({ path }) => {
  element('path').value = path
})
app.on('SignedOut', () => users.removeUser())

/** The app asks for a token when it starts, when somebody wants in, and when the one it has is about to expire. */
async function token(reason) {
  if (reason === 'SSOTokenExpired') user = await users.signinSilent()
  if (reason === 'SignInRequired' && !user) await signIn()
  return user?.id_token
}

async function signIn() {
  await users.signinRedirect()
}

function showUser() {
  element('sign-in').hidden = Boolean(user)
  element('sign-out').hidden = !user
  if (user) element('who').textContent = `Signed in as ${user.profile.name}`
}

element('sign-in').addEventListener('click', signIn)
element('sign-out').addEventListener('click', () => users.signoutRedirect())
element('language').addEventListener('change', ({ target }) => {
  location.search = `?lang=${target.value}`
})
for (const button of document.querySelectorAll('[data-path]')) {
  button.addEventListener('click', () => app.open(button.dataset.path))
}
