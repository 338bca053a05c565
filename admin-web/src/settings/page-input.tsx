import Undo from '@mui/icons-material/Undo';
import { Alert, Box, Button, FormHelperText, Link, TextField, Typography } from '@mui/material';
import { useId, useState, Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { pageTextsOf, usePageTexts, type PageSetting } from './page-texts';
import { LanguageSelect, useLanguage } from './language-select';
import { useText } from '../layout/values/words';
import { Small, CardHeading } from '../layout/values/card-heading';

interface PageInputProps {
  page: PageSetting;
  /** Of a brand, whose figures fill the preview. */
  domain?: string | undefined;
  label: string;
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
  error: boolean;
  helperText: string | undefined;
}

/** A page of text, one language at a time, begun with the built-in text, and how it will read beside it. */
export function PageInput({ page, domain, label, value, onChange, error, helperText }: PageInputProps) {
  const id = useId();
  const translate = useTranslate();
  const [locale, setLocale] = useLanguage();
  // An emptied field stays empty while its next words are typed, and begins anew when it is left so.
  const [emptied, setEmptied] = useState(false);
  const { data, error: notLoaded, refetch } = usePageTexts(locale, domain);
  const words = useText('resources.settings.pages');
  const { builtIn, fill, unknown } = pageTextsOf(data, page);
  const own = value[locale];
  const text = own ?? (emptied ? '' : builtIn);
  const write = (next: string) => {
    const { [locale]: _, ...others } = value;
    const isOwn = next.trim() !== '' && next !== builtIn;
    setEmptied(next === '');
    onChange(isOwn ? { ...others, [locale]: next } : others);
  };
  const strange = unknown(text);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <CardHeading id={id} component="h2">
        {label}
      </CardHeading>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <LanguageSelect
          value={locale}
          onChoose={(code) => {
            setLocale(code);
            setEmptied(false);
          }}
          named={(language, code) => (value[code] ? words('written', { language }) : language)}
        />
        {own === undefined ? (
          <Small>{words('own')}</Small>
        ) : (
          <Button color="secondary" startIcon={<Undo />} onClick={() => write(builtIn)}>
            {words('back')}
          </Button>
        )}
      </Box>
      {notLoaded && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('console.retry')}
            </Button>
          }
        >
          {words('not_loaded')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <TextField
          label={words('text')}
          multiline
          minRows={6}
          maxRows={18}
          value={text}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setEmptied(false)}
          helperText={strange.length > 0 ? words('unknown', { names: strange.join(', ') }) : undefined}
          slotProps={{ htmlInput: { lang: locale }, inputLabel: { shrink: true } }}
        />
        <Box
          role="group"
          aria-label={words('preview')}
          // What scrolls can be reached by keyboard.
          tabIndex={0}
          lang={locale}
          sx={previewSx}
        >
          <RichText text={fill(text)} />
        </Box>
      </Box>
    </Box>
  );
}

const previewSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 2,
  py: 1,
  minWidth: 0,
  // As high as the field beside it can become.
  maxHeight: 448,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0.5 },
} as const;

/** As the site shows it: # and ## headings, with or without an address like {#age}, - lists, [links](https://…) and **bold**; all else is text. */
function RichText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, i) => <Block key={i} lines={block.split('\n')} />);
}

function Block({ lines }: { lines: string[] }): ReactNode {
  const [first = '', ...rest] = lines;
  const heading = /^##? (.*?)(?: \{#[\w-]+\})?$/.exec(first)?.[1];
  if (heading !== undefined) {
    return (
      <>
        <Typography variant={first.startsWith('## ') ? 'h6' : 'h5'} component="h3" sx={{ mt: 2 }}>
          {spans(heading)}
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
