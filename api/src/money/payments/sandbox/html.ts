import { escapeHtml } from '../../../kernel/index.js';

const CSS = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#eef2f4;color:#14303a;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;background:#fff;border-radius:16px;overflow:hidden;box-shadow:0 1px 2px #14303a1f,0 12px 32px #14303a1a}
header{display:flex;justify-content:space-between;align-items:center;padding:16px 24px;background:#0b5563;color:#fff;font-weight:600}
header small{padding:2px 10px;border-radius:99px;background:#ffffff2e;font-weight:500}
section{padding:24px}
h1{margin:0 0 4px;font-size:1.125rem}
.amount{margin:0 0 16px;font-size:2.25rem;font-weight:700;letter-spacing:-.02em}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 24px;padding:16px;border-radius:10px;background:#f5f8f9}
dt{color:#4b6670}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:10px}
button,a.back{display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid #b9c8cd;border-radius:10px;background:#fff;color:#14303a;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a.back:hover{border-color:#0b5563}
button:focus-visible,a:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid #2a9db0;outline-offset:2px}
.pay{background:#0b7a4b;border-color:#0b7a4b;color:#fff}.pay:hover{background:#096640}
.later{display:grid;grid-template-columns:1fr auto;gap:10px;align-items:center}
.later label,.silent,.row{color:#4b6670;font-size:.9375rem}
input[type=number]{width:72px;min-height:48px;margin:0 4px;padding:8px;border:1px solid #b9c8cd;border-radius:10px;font:inherit}
input[type=checkbox]{width:20px;height:20px;margin:0 8px 0 0;vertical-align:-4px;accent-color:#0b5563}
form+form,form+a.back{margin-top:10px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.refunds{margin:0;color:#4b6670;font-size:.9375rem}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
button[aria-pressed=true]{background:#0b5563;border-color:#0b5563;color:#fff}
footer{padding:0 24px 24px;color:#4b6670;font-size:.875rem}footer a{color:#0b5563}
.way{display:grid;gap:12px;margin:0 0 8px;padding:0;border:0}
.way legend{padding:0;margin:0 0 4px;font-weight:600}
.way label{display:grid;gap:4px;color:#4b6670;font-size:.9375rem}
.way input,.way select{width:100%;min-height:48px;padding:8px 12px;border:1px solid #8299a1;border-radius:10px;background:#fff;color:#14303a;font:inherit;font-variant-numeric:tabular-nums}
.way p{margin:0}
.card{padding:16px;border-radius:14px;background:linear-gradient(135deg,#0b5563,#14303a);color:#fff}
.way.card{margin:0 0 8px;padding:16px}.way.card legend{float:left;margin:0}.way.card label{color:#fff}
.problem{margin:0 0 8px;padding:10px 14px;border-radius:10px;background:#fdecea;color:#8c1d18}
details{border-top:1px solid #dbe4e7;padding-top:10px}
summary{min-height:32px;font-weight:600;cursor:pointer}
details>div{display:grid;gap:10px;padding-top:8px}
h2{margin:24px 0 8px;font-size:1rem}
.boxes{display:grid;grid-template-columns:1fr 1fr;gap:8px}
`;

/** A complete page of a sandbox company: no scripts, works in every browser. `body` is already HTML. */
export const page = ({ company, body, footer }: { company: string; body: string; footer: string }): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(company)}</title><style>${CSS}</style></head>
<body><main>
<header><span>${escapeHtml(company)}</span><small>No real money</small></header>
<section>
${body}
</section>
<footer>${footer}</footer>
</main></body></html>`;

/** Forbids scripts and framing, in case text injects any. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
};

export const checkbox = (name: string, label: string, checked: boolean): string =>
  `<label class="silent"><input type="checkbox" name="${name}" value="on"${checked ? ' checked' : ''}>${label}</label>`;
