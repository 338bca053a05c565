import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './rich-text.module.scss';

/** Headings with ##, lists with -, [links](https://…) and **bold**; all else is text, so that nothing can do harm. */
export function RichText({ text }: { text: string }) {
  return (
    <div className={`breaks ${styles.text}`}>
      {text.split(/\n{2,}/).map((block, i) => (
        <Block key={i} lines={block.split('\n')} />
      ))}
    </div>
  );
}

function Block({ lines }: { lines: string[] }): ReactNode {
  const [first = '', ...rest] = lines;
  if (first.startsWith('## ')) {
    return (
      <>
        <h2>{spans(first.slice(3))}</h2>
        {rest.length > 0 && <Block lines={rest} />}
      </>
    );
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{spans(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {i > 0 && <br />}
          {spans(line)}
        </Fragment>
      ))}
    </p>
  );
}

const SPANS = /(\[[^\][]+\]\([^()\s]+\)|\*\*[^*]+\*\*)/;
const SAFE = /^(https:\/\/|mailto:|tel:|\/(?!\/))/;

const spans = (line: string): ReactNode[] =>
  line.split(SPANS).map((part, i) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    if (label && to) {
      if (!SAFE.test(to)) return label;
      return to.startsWith('/') ? (
        <Link key={i} to={to} className="link">
          {label}
        </Link>
      ) : (
        <a key={i} href={to} className="link">
          {label}
        </a>
      );
    }
    return part.startsWith('**') && part.length > 4 ? <strong key={i}>{part.slice(2, -2)}</strong> : part;
  });
