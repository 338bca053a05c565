import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangedLine } from '../layout/values/changed-line';
import { useFormats } from '../layout/values/words';
import { useRuleName, type WrittenReasonKind } from '../layout/dialogs/reason-templates';
import type { Line } from './changes';
import { useOwnInterestName } from './use-own-interest-name';
import { useValueText } from './use-value-text';

/** What it was and what it becomes, a line each. */
export function ChangeLines({ lines, label }: { lines: Line[]; label: string }) {
  const translate = useTranslate();
  const { value } = useValueText();
  const name = useLineName();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map((line) => (
        <ChangedLine
          key={[line.name, line.item, line.field, line.language].join()}
          name={name(line)}
          before={value(line.before, line.field ?? line.name)}
          after={
            line.after === undefined ? translate('resources.settings.gone') : value(line.after, line.field ?? line.name)
          }
        />
      ))}
    </Box>
  );
}

/** Which setting, whose, which part of it, and in which language. */
export function useLineName() {
  const translate = useTranslate();
  const formats = useFormats();
  const interest = useOwnInterestName();
  const rule = useRuleName();
  const ruleOf = (id: string) => {
    const [kind, one = ''] = id.split('.') as [WrittenReasonKind, string?];
    return `${translate(`resources.settings.reasons.kinds.${kind}`)} · ${rule({ kind, rule: one })}`;
  };
  const field = (name: string) => translate(`resources.settings.fields.${name}`, { _: name });
  return ({ name, item, field: part, language }: Omit<Line, 'before' | 'after'>) => {
    const named =
      (name === 'payment_methods' && item && translate(`console.payment_methods.${item}`, { _: item })) ||
      (name === 'own_interests' && item && interest(item)) ||
      (name === 'reason_templates' && item && ruleOf(item)) ||
      (name === 'mail_texts' && item && translate(`resources.settings.mails.names.${item}`, { _: item }));
    const whose = named || item;
    const own = name === 'brands' && part === 'prices';
    const ofLander = name === 'landers' && `resources.landing-pages.fields.${part}`;
    const ofInterest = name === 'own_interests' && part === 'retired' && 'resources.settings.own_interests.retired';
    const known = own
      ? 'resources.settings.brands.prices'
      : ofLander || ofInterest || `resources.settings.parts.${part}`;
    const word = name === 'landers' && translate(`resources.landing-pages.words.${part}`, { _: '' });
    const ofMail = name === 'mail_texts' && part && translate(`resources.settings.mails.${part}`, { _: '' });
    const whole = (name === 'reason_templates' && part === 'text') || (name === 'mail_texts' && part === 'words');
    const partName = part && !whole && (word || ofMail || translate(known, { _: field(part) }));
    return [field(name), whose, partName, language && formats.language(language)].filter(Boolean).join(' · ');
  };
}
