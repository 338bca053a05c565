/**
 * What all pages share; the colours and sizes are those of the member site (member-web/src/styles/_tokens.scss). It goes
 * with the page, so that the first picture waits for nothing.
 */
export const CSS = `
:root{color-scheme:light dark;--ground:#fff8f9;--surface:#fff;--ink:#231629;--quiet:#6b5a73;--line:#eddfe7;--line-strong:#95839e;--primary:#d81e5b;--primary-hover:#bd1650;--on-primary:#fff;--secondary:#3c1a5b;--secondary-tint:#f1e8f8;--warning-tint:#fdf1dd;--glow:linear-gradient(128deg,#d42e68 0%,#bb2461 34%,#7d2a78 68%,#3c1a5b 100%);--scrim:linear-gradient(180deg,rgb(24 10 30/0%),rgb(24 10 30/6%) 9%,rgb(24 10 30/20%) 20%,rgb(24 10 30/42%) 33%,rgb(24 10 30/62%) 46%,rgb(24 10 30/82%));--wide:1200px;--shadow:0 1px 2px rgb(60 26 91/8%),0 8px 24px rgb(60 26 91/12%);--font:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Open Sans',Ubuntu,'Helvetica Neue',Arial,system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--ground:#17101d;--surface:#231a2b;--ink:#f5eef8;--quiet:#b9a9c4;--line:#392c44;--line-strong:#87769a;--primary:#ff6b93;--primary-hover:#ff86a7;--on-primary:#2b0614;--secondary:#c9a7f2;--secondary-tint:#33244a;--warning-tint:#3b2b18;--glow:linear-gradient(128deg,#b23a63 0%,#8f2159 34%,#54215f 68%,#2a1440 100%);--shadow:0 8px 24px rgb(0 0 0/45%)}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:15px/24px var(--font);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
main{flex:1;width:100%}
h1,h2,h3,p,ul,ol,dl{margin:0}ul,ol{padding:0;list-style:none}
h1{font:600 34px/40px var(--font);letter-spacing:-.02em;text-wrap:balance}
h2{font:600 20px/28px var(--font);color:var(--secondary);text-wrap:balance}
p{text-wrap:pretty}
b,strong{font-weight:600}
a{color:inherit}
img,svg{display:block;max-width:100%}
:focus-visible{outline:3px solid var(--secondary);outline-offset:2px;border-radius:6px}
.glow :focus-visible,.glow:focus-visible{outline-color:#fff}
.skip{position:absolute;left:16px;top:-80px;z-index:9;padding:12px 16px;border-radius:8px;background:var(--surface);color:var(--ink);box-shadow:var(--shadow)}
.skip:focus{top:8px}
.inner{width:100%;max-width:var(--wide);margin:0 auto;padding:0 16px}
.lead{max-width:34em;font-size:17px}
.quiet{color:var(--quiet)}
.pause{position:absolute;right:12px;top:12px;z-index:2;display:inline-flex;align-items:center;gap:8px;min-height:40px;padding:0 14px;border-radius:999px;background:rgb(20 8 30/62%);color:#fff;font-size:13px;font-weight:600;cursor:pointer}.pause input{width:18px;height:18px;margin:0;accent-color:#ff6b93}@media(prefers-reduced-motion:reduce){.pause{display:none}}
.own{width:auto;height:auto;max-width:100%;max-height:min(42vh,420px);border-radius:12px;object-fit:cover}
.head{background:var(--ground)}
.head .inner{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:56px}
.brand{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:var(--secondary);font:600 20px/28px var(--font);text-decoration:none;letter-spacing:-.01em}
.brand svg{flex:none;width:32px;height:32px}
.brand .back{fill:#3c1a5b}.brand .front{fill:#d81e5b}.brand .white{fill:#fff}
@media(prefers-color-scheme:dark){.brand .back{fill:#c9a7f2}.brand .front{fill:#ff6b93}}
.login{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line-strong);border-radius:999px;font-weight:600;text-decoration:none}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 28px;border:0;border-radius:999px;background:var(--primary);color:var(--on-primary);font:600 17px/24px var(--font);text-align:center;text-decoration:none;cursor:pointer;touch-action:manipulation;transition:background .12s ease-out}
.button:hover{background:var(--primary-hover)}
.glow{background:var(--glow);color:#fff}
.glow h1,.glow h2{color:#fff}
.glow .button{background:#fff;color:#8a1748}
.glow .button:hover{background:#ffe3ec}
.glow .quiet{color:#fbe6ef}
[data-signups=open] .closed,[data-signups=closed] .open{display:none!important}
.closed{font-weight:600}
.promises{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:15px}
.promises li{display:flex;align-items:center;gap:6px}
.promises svg{width:18px;height:18px;flex:none}
.photo{display:block;aspect-ratio:3/4;overflow:hidden;background:#cdb4dd}
.photo img,.photo svg{width:100%;height:100%;object-fit:cover}
.card{position:relative;display:block;overflow:hidden;border-radius:12px;color:#fff;text-decoration:none;box-shadow:var(--shadow)}
.card .foot{position:absolute;inset:auto 0 0;display:grid;padding:52px 12px 10px;background:var(--scrim);line-height:20px;text-shadow:0 1px 2px rgb(0 0 0/50%)}
.card .foot b{font-size:17px;line-height:24px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.card .foot span{font-size:13px;min-height:20px}
.fictional{display:inline-flex;align-items:center;gap:6px;width:max-content;max-width:100%;padding:3px 10px 3px 8px;border-radius:14px;background:#fff;color:#3c1a5b;font:600 13px/20px var(--font);box-shadow:0 1px 4px rgb(35 22 41/18%)}
.fictional svg,.fictional img{flex:none;width:16px;height:16px}
.fictional span::first-letter{text-transform:uppercase}
.fictional span{display:inline-block}
.card>.fictional,.window .fictional,.snap .fictional,.frame .fictional{position:absolute;top:8px;left:8px;max-width:calc(100% - 16px)}
.warning{padding:10px 14px;border-radius:8px;background:var(--warning-tint);color:var(--ink)}
.heart{fill:currentColor}
.foot-page{padding:24px 0 32px;border-top:1px solid var(--line);background:var(--surface);font-size:13px;line-height:20px}
.foot-page .inner{display:grid;gap:12px}
.links{display:flex;flex-wrap:wrap;gap:0 20px}
.links a{display:inline-flex;align-items:center;min-height:32px;color:var(--secondary);text-underline-offset:3px}
.plus{display:inline-block;margin-right:8px;padding:0 8px;border:1px solid currentColor;border-radius:999px;font-weight:600}
.noscript{padding:12px 16px;background:var(--secondary-tint);text-align:center}
dialog{width:min(440px,calc(100vw - 32px));padding:24px;border:0;border-radius:20px;background:var(--surface);color:var(--ink);box-shadow:0 24px 64px rgb(35 22 41/40%)}
dialog[open]{display:grid;gap:16px}
dialog::backdrop{background:rgb(30 12 40/62%)}
dialog .ways{display:grid;gap:8px}
.text-button{display:flex;align-items:center;justify-content:center;min-height:44px;border-radius:999px;color:var(--ink);font-weight:600}
textarea{display:block;width:100%;min-height:96px;padding:12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:17px/24px var(--font);resize:vertical}
label{display:block;font-weight:600}
.writing{display:grid;gap:12px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(min-width:1600px){:root{--wide:1440px}}
@media(min-width:768px){h1{font-size:44px;line-height:52px}.inner{padding:0 24px}.lead{font-size:20px;line-height:28px}}
@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`;
