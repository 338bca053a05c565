import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';

/** As the site shows it: ## headings, - lists, [links](https://…) and **bold**; all else is text. */
export function RichText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, i) => <Block key={i} lines={block.split('\n')} />);
}

function Block({ lines }: { lines: string[] }): ReactNode {
  const [first = '', ...rest] = lines;
  if (first.startsWith('## ')) {
    return (
      <>
        <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
          {spans(first.slice(3))}
        </Typography>
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
    <Typography sx={{ mb: 1 }}>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {i > 0 && <br />}
          {spans(line)}
        </Fragment>
      ))}
    </Typography>
  );
}

const SPANS = /(\[[^\][]+\]\([^()\s]+\)|\*\*[^*]+\*\*)/;
const SAFE = /^(https:\/\/|mailto:|tel:|\/(?!\/))/;

/** The site's own addresses lead nowhere here: they are shown as links that cannot be pressed. */
const spans = (line: string): ReactNode[] =>
  line.split(SPANS).map((part, i) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    if (label && to) {
      return SAFE.test(to) ? (
        <Link key={i} component="span" title={to}>
          {label}
        </Link>
      ) : (
        label
      );
    }
    return part.startsWith('**') && part.length > 4 ? <strong key={i}>{part.slice(2, -2)}</strong> : part;
  });
