import ArrowBack from '@mui/icons-material/ArrowBack';
import Undo from '@mui/icons-material/Undo';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { dataOf, useApi } from '../providers/api-client';
import { errorsOf } from './error-summary';
import type { MailLanguage, MailWords, OfferedText, Part } from './mail-texts';
import { useText } from '../layout/values/words';
import { Small, CardHeading } from '../layout/values/card-heading';

interface MailTextEditorProps {
  offered: OfferedText;
  language: MailLanguage;
  /** Chooses another language. */
  languages: ReactNode;
  own: MailWords | undefined;
  errorAt: (part: Part) => string | undefined;
  /** Undefined: ours again. */
  onWrite: (words: MailWords | undefined) => void;
  onClose: () => void;
}

const LONGEST = { subject: 200, heading: 200, text: 4_000 };
const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(', ');

/** One mail or push in one language, and how it goes out. */
export function MailTextEditor({ offered, language, languages, own, errorAt, onWrite, onClose }: MailTextEditorProps) {
  const api = useApi();
  const { id, parts, subject, heading, text: body, allowed, required } = offered;
  const text = useText('resources.settings.mails');
  const words = own ?? { subject, heading, text: body };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const preview = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/admin/mail-texts/preview', { body: { id: id as 'like', language, ...words } })),
  });
  const refused = errorsOf(preview.error);
  const wrong = (part: Part) => errorAt(part) ?? refused[part];
  const write = (part: Part, value: string) => {
    preview.reset();
    onWrite({ ...words, [part]: value });
  };
  const help = (part: Part) =>
    wrong(part) ?? (required[part].length > 0 ? text('required', { names: inBraces(required[part]) }) : undefined);
  return (
    <Box role="group" aria-labelledby="mail-text" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Button color="secondary" startIcon={<ArrowBack />} onClick={onClose} sx={{ justifySelf: 'start' }}>
        {text('back')}
      </Button>
      <CardHeading id="mail-text" ref={title} tabIndex={-1} component="h2">
        {text(`names.${id}`)}
      </CardHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {languages}
        {own ? (
          <Button
            color="secondary"
            startIcon={<Undo />}
            onClick={() => {
              preview.reset();
              onWrite(undefined);
            }}
          >
            {text('reset')}
          </Button>
        ) : (
          <Small>{text('is_ours')}</Small>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, gap: 2, alignItems: 'start', minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {parts.map((part) => (
            <TextField
              key={part}
              label={text(part)}
              multiline
              minRows={part === 'text' && parts.length > 1 ? 6 : 1}
              value={words[part]}
              error={wrong(part) !== undefined}
              helperText={help(part)}
              onChange={({ target }) =>
                write(part, part === 'text' ? target.value : target.value.replaceAll('\n', ' '))
              }
              slotProps={{ htmlInput: { lang: language, maxLength: LONGEST[part] }, inputLabel: { shrink: true } }}
            />
          ))}
          <Small>{allowed.length > 0 ? text('allowed', { names: inBraces(allowed) }) : text('none_allowed')}</Small>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
          <Button variant="outlined" disabled={preview.isPending} onClick={() => preview.mutate()}>
            {text('preview')}
          </Button>
          {preview.error && Object.keys(refused).length === 0 && (
            <Alert severity="error">{preview.error.message}</Alert>
          )}
          {preview.data && (
            <Box component="section" aria-label={text('shown')} lang={language} sx={{ display: 'grid', gap: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <b>{preview.data.subject}</b>
              </Typography>
              {preview.data.html === null ? (
                <Typography sx={{ overflowWrap: 'anywhere' }}>{preview.data.text}</Typography>
              ) : (
                <Box
                  component="iframe"
                  title={text('frame', { subject: preview.data.subject })}
                  sandbox=""
                  srcDoc={preview.data.html}
                  sx={{ width: '100%', height: 620, border: 1, borderColor: 'divider', borderRadius: 2 }}
                />
              )}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
