import { Box, Chip, FormHelperText, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useState } from 'react';
import { Loaded } from '../layout/page/loaded';
import { useRead } from '../providers/api-client';
import { MailTextEditor } from './mail-text-editor';
import { withWords, wordsOf, type OfferedText } from './mail-texts';
import type { MailText } from './setting';
import { LanguageSelect, useLanguage } from './language-select';
import { useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

interface MailTextsInputProps {
  label: string;
  texts: MailText[];
  errorAt: (path: string) => string | undefined;
  onChange: (texts: MailText[]) => void;
}

/** Every mail and push by name, in one language at a time; one is opened to be worded (NTF-02). */
export function MailTextsInput({ label, texts, errorAt, onChange }: MailTextsInputProps) {
  const [opened, setOpened] = useState<string>();
  const [language, setLanguage] = useLanguage();
  const read = useRead(['mail-texts', language], (api) =>
    api.GET('/api/admin/mail-texts/{language}', { params: { path: { language } } }),
  );
  const text = useText('resources.settings.mails');
  const choice = <LanguageSelect value={language} onChoose={setLanguage} />;
  const open = read.data?.texts.find(({ id }) => id === opened);
  if (open) {
    const place = texts.findIndex(({ id }) => id === open.id);
    return (
      <MailTextEditor
        key={`${open.id} ${language}`}
        offered={open}
        language={language}
        languages={choice}
        own={wordsOf(texts, open.id, language)}
        errorAt={(part) => (place < 0 ? undefined : errorAt(`mail_texts.${place}.words.${language}.${part}`))}
        onWrite={(words) => onChange(withWords(texts, open, language, words))}
        onClose={() => setOpened(undefined)}
      />
    );
  }
  const row = (one: OfferedText) => {
    const own = wordsOf(texts, one.id, language);
    const { subject, text: words } = own ?? one;
    return (
      <ListItem key={one.id} disablePadding>
        <ListItemButton divider onClick={() => setOpened(one.id)} sx={{ gap: 1, px: 1 }}>
          <ListItemText
            primary={text(`names.${one.id}`)}
            secondary={subject || words}
            slotProps={{ secondary: { lang: language, noWrap: true }, root: { sx: { minWidth: 0 } } }}
          />
          <Chip
            size="small"
            color={own ? 'primary' : 'default'}
            variant={own ? 'filled' : 'outlined'}
            label={text(own ? 'changed' : 'ours')}
          />
        </ListItemButton>
      </ListItem>
    );
  };
  const part = (name: 'mails' | 'pushes', some: OfferedText[]) => (
    <Box component="section" aria-labelledby={`mail-texts-${name}`}>
      <CardHeading id={`mail-texts-${name}`} component="h2">
        {text(name)}
      </CardHeading>
      <List disablePadding>{some.map(row)}</List>
    </Box>
  );
  const isPush = ({ parts }: OfferedText) => parts.length === 1;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FormHelperText sx={{ mx: 0 }}>{text('help')}</FormHelperText>
      {choice}
      <Loaded of={read}>
        {({ texts: all }) => (
          <>
            {part(
              'mails',
              all.filter((one) => !isPush(one)),
            )}
            {part('pushes', all.filter(isPush))}
          </>
        )}
      </Loaded>
    </Box>
  );
}
