import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../values/words';
import { useReasonTemplates } from './reason-templates';
import { REASONS, type RejectionReason } from './rejection-reasons';
import { useUnsaved } from './unsaved';
import { writingKeys } from '../keys/writing-keys';

interface RejectionWordsProps {
  words: RejectionState;
  /** What the group of rules is called. */
  label: string;
  /** Of whoever reads it. */
  name: string;
}

/** Longest text, in UTF-16 code units. */
const MOST = 1_000;

interface About {
  kind: 'photo' | 'chat_photo';
  memberId: string | undefined;
  open: boolean;
}

/** The rule that a photo broke, and what its owner reads about it: the rule's own words until they are written on. */
export function useRejection({ kind, memberId, open }: About) {
  const [reason, setReason] = useState<RejectionReason>(REASONS[0]);
  const [written, setWritten] = useState<string | null>(null);
  const { data } = useReasonTemplates({ kind, memberId }, open && memberId !== undefined);
  const own = data?.templates.find(({ rule }) => rule === reason)?.text ?? '';
  const text = written ?? own;
  const changed = text.trim() !== '' && text.trim() !== own.trim();
  useUnsaved(open && changed);
  return {
    reason,
    setReason,
    text,
    language: data?.language,
    write: (words: string) => setWritten(words === own ? null : words),
    /** Nothing goes along where the rule's own words are sent. */
    body: { reason, ...(changed && { statement_of_reasons: text.trim() }) },
    changed,
    begin: () => {
      setReason(REASONS[0]);
      setWritten(null);
    },
  };
}
type RejectionState = ReturnType<typeof useRejection>;

/** Which rule, and the words about it. */
export function RejectionWords({ words, label, name }: RejectionWordsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const { reason, setReason, text, language, write } = words;
  return (
    <>
      <RadioGroup
        aria-label={label}
        name={id}
        value={reason}
        onChange={({ target }) => setReason(target.value as RejectionReason)}
      >
        {REASONS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" slotProps={{ input: { autoFocus: one === reason } }} />}
            label={translate(`resources.photos.reasons.${one}`)}
          />
        ))}
      </RadioGroup>
      <TextField
        multiline
        minRows={3}
        label={translate('resources.photos.words.label', { name })}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={writingKeys}
        helperText={
          language && translate('resources.photos.words.help', { name, language: formats.language(language) })
        }
        slotProps={{ htmlInput: { maxLength: MOST, lang: language }, inputLabel: { shrink: true } }}
      />
    </>
  );
}
