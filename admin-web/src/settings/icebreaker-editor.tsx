import { Box, Card, FormHelperText, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useChoices } from '../layout/values/use-choices';
import type { Icebreakers } from './setting';
import { lines as withoutEmpty } from './tidy';
import { LanguageSelect, useLanguage } from './language-select';
import { useValueText } from './use-value-text';
import { useText } from '../layout/values/words';
import { Small } from '../layout/values/card-heading';

interface IcebreakerEditorProps {
  icebreakers: Icebreakers;
  onChange: (icebreakers: Icebreakers) => void;
  errorAt: (path: string) => string | undefined;
}

/** CHT-07: lines to begin a conversation with, one language at a time, and each as a member will read it. */
export function IcebreakerEditor({ icebreakers, onChange, errorAt }: IcebreakerEditorProps) {
  const { icebreaker_placeholders: known } = useChoices();
  const [locale, setLocale] = useLanguage();
  const text = useText('resources.settings.icebreakers');
  const lines = icebreakers[locale] ?? [];
  const write = (next: string) => {
    const { [locale]: _, ...others } = icebreakers;
    onChange(next === '' ? others : { ...others, [locale]: next.split('\n') });
  };
  const named = (language: string, code: typeof locale) => {
    const count = withoutEmpty(icebreakers[code] ?? []).length;
    return count > 0 ? text('written', { language, smart_count: count }) : language;
  };
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2 }}>
      <FormHelperText sx={{ m: 0, fontSize: 14 }}>{text('help')}</FormHelperText>
      <LanguageSelect value={locale} onChoose={setLocale} named={named} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <TextField
          label={text('lines')}
          helperText={text('lines_help')}
          multiline
          minRows={6}
          maxRows={20}
          value={lines.join('\n')}
          error={wrongIn(lines, known) || errorAt(`icebreakers.${locale}`) !== undefined}
          onChange={({ target }) => write(target.value)}
          slotProps={{ htmlInput: { lang: locale } }}
        />
        <Preview lines={withoutEmpty(lines)} locale={locale} errorAt={errorAt} />
      </Box>
    </Card>
  );
}

interface PreviewProps {
  lines: string[];
  locale: string;
  errorAt: IcebreakerEditorProps['errorAt'];
}

/** With an example in place of what is filled in; what cannot be filled in is marked while it is typed. */
function Preview({ lines, locale, errorAt }: PreviewProps) {
  const translate = useTranslate();
  const { option } = useValueText();
  const { icebreaker_placeholders } = useChoices();
  const examples: Record<string, string> = {
    name: 'Sanne',
    interest: option('interest', 'wine'),
    city: 'Amersfoort',
    reason: translate('details.reason_for_signup.dating'),
  };
  return (
    <Box role="group" aria-labelledby="icebreaker-preview" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Small id="icebreaker-preview">{translate('resources.settings.icebreakers.preview')}</Small>
      {lines.length === 0 && <Typography variant="body2">{translate('resources.settings.icebreakers.own')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {lines.map((line, i) => {
          const pieces = piecesOf(line, icebreaker_placeholders);
          const unknown = pieces.some(({ kind }) => kind === 'unknown');
          const wrong =
            errorAt(`icebreakers.${locale}.${i}`) ??
            (unknown ? translate('errors.fields.unknown_icebreaker_placeholder') : undefined);
          return (
            <Box component="li" key={i}>
              <Box sx={{ ...lineSx, borderColor: wrong ? 'error.main' : 'divider' }} lang={locale}>
                {pieces.map(({ kind, text }, n) =>
                  kind === 'text' ? (
                    text
                  ) : (
                    <Box
                      key={n}
                      component={kind === 'unknown' ? 'mark' : 'span'}
                      sx={kind === 'unknown' ? { bgcolor: 'error.main', color: 'error.contrastText' } : filledSx}
                    >
                      {kind === 'unknown' ? text : examples[text]}
                    </Box>
                  ),
                )}
              </Box>
              {wrong && <FormHelperText error>{wrong}</FormHelperText>}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const lineSx = { border: 1, borderRadius: 4, px: 2, py: 1, overflowWrap: 'anywhere' } as const;
const filledSx = { borderBottom: 1, borderColor: 'text.secondary', borderBottomStyle: 'dotted' } as const;

interface Piece {
  /** `filled`: the name of what is filled in; `unknown`: braces that nothing fills. */
  kind: 'text' | 'filled' | 'unknown';
  text: string;
}

/** A line to begin with, taken apart at its braces (CHT-07). */
const piecesOf = (line: string, known: readonly string[]): Piece[] =>
  line
    .split(/(\{[^{}]*\}|[{}])/)
    .filter(Boolean)
    .map((text): Piece => {
      if (!/[{}]/.test(text)) return { kind: 'text', text };
      const name = text.slice(1, -1);
      return known.includes(name) ? { kind: 'filled', text: name } : { kind: 'unknown', text };
    });

const wrongIn = (lines: readonly string[], known: readonly string[]): boolean =>
  lines.some((line) => piecesOf(line, known).some(({ kind }) => kind === 'unknown'));
