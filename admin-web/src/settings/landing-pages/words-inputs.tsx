import { Box, Button, Card, FormHelperText, Tab, Tabs, TextField } from '@mui/material';
import { useId } from 'react';
import { useChoices } from '../../layout/values/use-choices';
import { useValueText } from '../use-value-text';
import { stateOf, type LanderPage, type Language, type Words } from './landing-page';
import { useText } from '../../layout/values/words';
import { CardHeading } from '../../layout/values/card-heading';

interface WordsInputsProps {
  page: LanderPage;
  /** The one that is written in, and previewed. */
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: (part: Partial<LanderPage>) => void;
  errorAt: (path: string) => string | undefined;
}

const EMPTY: Words = { title: '', headline: '', paragraph: '' };
/** Characters, as the API takes them. */
const MOST: Record<keyof Words, number> = { title: 70, headline: 90, paragraph: 600 };

/** Title, headline and paragraph, a language at a time. */
export function WordsInputs({ page, language, onLanguage, onChange, errorAt }: WordsInputsProps) {
  const { option } = useValueText();
  const { locales } = useChoices();
  const id = useId();
  const text = useText('resources.landing-pages');
  const words = page.words[language] ?? EMPTY;
  const whole = errorAt(`words.${language}`);
  const write = (part: keyof Words, value: string) =>
    onChange({ words: { ...page.words, [language]: { ...words, [part]: value } } });
  const isOwn = language === page.language;
  return (
    <Card component="section" aria-labelledby={`${id}-name`} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <CardHeading id={`${id}-name`} component="h2">
        {text('fields.words')}
      </CardHeading>
      <Tabs
        value={language}
        onChange={(_, chosen: Language) => onLanguage(chosen)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={text('languages')}
        sx={{ minHeight: 0, mx: -1 }}
      >
        {locales.map((one) => {
          const state = stateOf(page.words[one]);
          const wrong = Object.keys(EMPTY).some((part) => errorAt(`words.${one}.${part}`)) || errorAt(`words.${one}`);
          return (
            <Tab
              key={one}
              value={one}
              id={`${id}-${one}`}
              aria-controls={`${id}-panel`}
              label={
                <>
                  <span>{option('locale', one)}</span>
                  <Box component="span" sx={{ fontSize: 12, color: wrong ? 'error.main' : 'text.secondary' }}>
                    {wrong ? text('written.wrong') : text(`written.${state}`)}
                  </Box>
                </>
              }
              sx={{ minHeight: 48, px: 1.5, py: 0.5, textTransform: 'none' }}
            />
          );
        })}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`} sx={{ display: 'grid', gap: 2 }}>
        {whole && <FormHelperText error>{whole}</FormHelperText>}
        {(['headline', 'paragraph', 'title'] as const).map((part) => (
          <TextField
            key={part}
            label={text(`words.${part}`)}
            value={words[part]}
            multiline={part === 'paragraph'}
            minRows={part === 'paragraph' ? 3 : undefined}
            error={errorAt(`words.${language}.${part}`) !== undefined || whole !== undefined}
            helperText={errorAt(`words.${language}.${part}`) ?? text(`help.${part}`, { most: MOST[part] })}
            onChange={({ target }) => write(part, target.value)}
            slotProps={{ htmlInput: { lang: language, maxLength: MOST[part] } }}
          />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box component="span" sx={{ flex: '1 1 220px', color: 'text.secondary', fontSize: 13 }}>
            {isOwn
              ? text('help.own_language')
              : text('help.other_language', { language: option('locale', page.language) })}
          </Box>
          {!isOwn && (
            <Button color="secondary" size="small" onClick={() => onChange({ language })}>
              {text('make_own')}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  );
}
