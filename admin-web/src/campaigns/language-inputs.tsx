import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { isWordless, PARTS, type CampaignForm, type Language, type Words } from './campaign';

interface LanguageInputsProps {
  language: Language;
  name: string;
  words: Partial<Record<keyof Words, string | null>> | undefined;
  first: boolean;
}

const MOST: Record<keyof Words, number> = { subject: 120, heading: 120, body: 5_000, button: 40 };

const someWords = (_: unknown, form: CampaignForm) =>
  isWordless(form) ? 'resources.campaigns.words_missing' : undefined;

/** The words in one language, folded away while there are none. */
export function LanguageInputs({ language, name, words, first }: LanguageInputsProps) {
  const translate = useTranslate();
  const filled = PARTS.filter((part) => words?.[part]?.trim()).length;
  const [open, setOpen] = useState<boolean>();
  const { errors } = useFormState();
  // What is wrong is not folded away.
  const wrong = get(errors, `texts.${language}`) !== undefined;
  const state = filled === 0 ? 'none' : filled < PARTS.length ? 'half' : 'whole';
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={wrong || (open ?? (first || filled > 0))}
      onChange={(_, next) => setOpen(next)}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, width: '100%', pr: 1 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`resources.campaigns.written.${state}`)}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails lang={language} sx={{ display: 'grid', gap: 2, '& .MuiFormControl-root': { m: 0 } }}>
        {PARTS.map((part) => (
          <TextInput
            key={part}
            source={`texts.${language}.${part}`}
            label={`resources.campaigns.fields.${part}`}
            helperText={part === 'body' ? 'resources.campaigns.help.body' : false}
            validate={first && part === 'subject' ? someWords : undefined}
            multiline={part === 'body'}
            minRows={part === 'body' ? 5 : undefined}
            slotProps={{ htmlInput: { maxLength: MOST[part], lang: language } }}
          />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
