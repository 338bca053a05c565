// Served by `npm run dev` at /catalogue, and no part of what is built.
import '../styles/main.scss';
import { createRoot } from 'react-dom/client';
import { allTexts, chooseLocale, startI18n } from '../lib/i18n';
import { World } from '../testing/world';
import { Catalogue } from './catalogue';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What a frame's styles say about the dark holds in the dark one alone, whatever the browser prefers. */
function show(scheme: Scheme) {
  document.documentElement.style.colorScheme = scheme;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules)
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme'))
      rule.media.mediaText = rule.conditionText.includes(scheme) ? 'all' : 'not all';
}

async function start() {
  const root = createRoot(document.getElementById('root')!);
  const scheme = SCHEMES.find((one) => location.hash === `#${one}`);
  if (!scheme) {
    return root.render(
      <div className="flex wrap">
        {SCHEMES.map((one) => (
          <iframe
            key={one}
            title={one}
            src={`/catalogue?#${one}`}
            style={{ flex: '1 0 390px', border: 0, height: '100vh' }}
          />
        ))}
      </div>,
    );
  }
  show(scheme);
  await startI18n(chooseLocale());
  await allTexts();
  root.render(<Catalogue settings={new World('paid').settings} />);
}

void start();
