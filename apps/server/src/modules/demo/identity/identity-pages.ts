import { summitLogo } from '@upbeat/demo/world/tenants/summit-brand'

/**
 * The pages of the demo's identity provider. It plays another company, so its texts aren't phrases of the product and
 * are in one language.
 */
export function signInPage({ action, email = '', problem = '' }: { action: string; email?: string; problem?: string }) {
  const note = problem && `<p class="problem" id="problem" role="alert">${escapeText(problem)}</p>`
  const described = problem ? ' aria-describedby="problem" aria-invalid="true"' : ''
  return page(
    'Sign in to Summit ID',
    `<p class="lead">One account for the gym, the app and the mountain.</p>${note}
<form method="post" action="${escapeText(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeText(email)}"${described}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}>
<button>Sign in</button>
</form>
<p class="hint">In this demo: member@summit.example, with the demo’s password.</p>`,
  )
}

/** Submits itself; the button is for browsers without scripts. */
export function signOutPage(form: string) {
  return page(
    'Signing out of Summit ID',
    `${form.replace('</form>', '<input type="hidden" name="logout" value="yes"><button>Sign out</button></form>')}
<script>document.querySelector('form').submit()</script>`,
  )
}

export function troublePage(text: string) {
  return page('Summit ID', `<p class="lead">${escapeText(text)}</p>`)
}

function page(title: string, content: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><div class="mark">${summitLogo}<span>Summit ID</span></div><h1>${title}</h1>${content}</main></body></html>`
}

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#0b1f33;
background:radial-gradient(60rem 40rem at 15% -10%,#2b6fb8 0,transparent 60%),linear-gradient(160deg,#0b2545,#071a33)}
main{width:min(26rem,100%);padding:2.25rem;border-radius:1.25rem;background:#fff;box-shadow:0 1.5rem 4rem #0008}
.mark{display:flex;align-items:center;gap:.75rem;font-weight:700;color:#0b2545}.mark svg{width:2.5rem}
h1{margin:1.5rem 0 .25rem;font-size:1.6rem;line-height:1.2}
.lead,.hint{margin:0 0 1.25rem;color:#46586b}.hint{margin:1.25rem 0 0;font-size:.875rem}
.problem{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.75rem;background:#fdecec;color:#8f1414}
label{display:block;margin:0 0 .375rem;font-weight:600}
input:not([type=hidden]){width:100%;min-height:3rem;margin:0 0 1.25rem;padding:0 .875rem;border:1px solid #71859a;border-radius:.75rem;font:inherit}
button{width:100%;min-height:3rem;border:0;border-radius:999px;background:#14539a;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#0f4380}:focus-visible{outline:3px solid #2b9cc4;outline-offset:2px}`

function escapeText(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
