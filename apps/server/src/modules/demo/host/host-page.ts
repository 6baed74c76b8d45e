type Settings = { app: string; authority: string; clientId: string }

/** The demo's embedding page. It plays another company's site, so its texts aren't phrases of the product. */
export function hostPage({ app, authority, clientId }: Settings): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Base Camp, Summit’s intranet</title><style>${style}</style></head>
<body data-authority="${authority}" data-client="${clientId}">
<header><strong>Base Camp</strong><span>Summit’s intranet</span><p id="who" role="status">Nobody is signed in</p>
<button id="sign-in">Sign in with Summit ID</button><button id="sign-out" hidden>Sign out</button></header>
<main><h1>Move with us</h1><p class="lead">This page is another site. What follows is the club’s app in a frame.</p>
<nav aria-label="In the app"><button data-path="/home">Home</button><button data-path="/classes">Classes</button>
<button data-path="/channels/">Channels</button><button data-path="/user/account">My account</button>
<label>Language <select id="language"><option value="en-gb">English</option><option value="de">Deutsch</option>
<option value="th">ไทย</option></select></label></nav>
<div id="classes"></div><p class="path">In the frame: <output id="path"></output></p></main>
<footer>Summit Sport, Base Camp · for staff and members</footer>
<script src="/demo/host/oidc-client.js"></script><script src="${app}/embed.js"></script>
<script type="module" src="/demo/host/host.js"></script></body></html>`
}

const style = `
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#16202b;background:#f4f1ea}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:1rem clamp(1rem,4vw,3rem);background:#fff;border-bottom:1px solid #d9d3c6}
header strong{font-size:1.25rem}header span{color:#5a6470}#who{margin:0 0 0 auto;color:#3d4854}
main{max-width:76rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem)}h1{margin:0;font-size:clamp(1.8rem,4vw,2.8rem)}.lead{margin:.25rem 0 1.5rem;color:#4a5561}
nav{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-bottom:1rem}nav label{margin-left:auto}
button,select{min-height:2.75rem;padding:0 1rem;border:1px solid #77818c;border-radius:.5rem;background:#fff;color:inherit;font:inherit;cursor:pointer}
#sign-in{background:#14539a;border-color:#14539a;color:#fff}:focus-visible{outline:3px solid #14539a;outline-offset:2px}
#classes{overflow:hidden;border-radius:1rem;background:#fff;box-shadow:0 .5rem 2rem #0002}
.path{color:#4a5561}footer{padding:2rem clamp(1rem,4vw,3rem);color:#4a5561}`
