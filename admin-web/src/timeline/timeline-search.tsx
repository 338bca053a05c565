import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useRef, type SubmitEvent } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { PageTitle } from '../layout/page/page-title';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { KeyHints } from '../layout/keys/key-hints';
import { useText } from '../layout/values/words';
import { Small } from '../layout/values/card-heading';

/** Any stream by its name; most are reached from the page of what they are about. */
export function TimelineSearch() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const text = useText('resources.timeline');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stream = input.current?.value.trim();
    if (stream) redirect('show', 'timeline', stream);
  };
  return (
    <>
      <PageTitle>{translate('resources.timeline.name', { smart_count: 2 })}</PageTitle>
      <Card component="section" sx={{ p: 2, mt: 2, maxWidth: 720, display: 'grid', gap: 2 }}>
        <Typography>{text('intro')}</Typography>
        <Box
          component="form"
          role="search"
          onSubmit={submit}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr auto' }, alignItems: 'start' }}
        >
          <TextField
            inputRef={input}
            label={text('stream')}
            helperText={text('stream_hint')}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 } }}
          />
          <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
            {text('show')}
          </Button>
        </Box>
        <Small>
          {text('examples')} {text('recorded')}
        </Small>
        <KeyHints hints={[{ keys: ['/'], text: 'search' }]} />
      </Card>
    </>
  );
}
