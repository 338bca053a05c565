import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { useChoices, type Choices } from '../layout/values/use-choices';
import { useValueText } from './use-value-text';

type Language = Choices['locales'][number];

/** The language that is written in, one at a time: the site's first until another is chosen. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { locales } = useChoices();
  const [chosen, choose] = useState<Language>();
  return [locales.find((one) => one === chosen) ?? locales[0] ?? 'nl', choose];
}

interface LanguageSelectProps {
  value: Language;
  onChoose: (language: Language) => void;
  /** What is said of a language besides its name. */
  named?: (name: string, language: Language) => string;
}

export function LanguageSelect({ value, onChoose, named = (name) => name }: LanguageSelectProps) {
  const translate = useTranslate();
  const { option } = useValueText();
  const { locales } = useChoices();
  return (
    <SelectField
      label={translate('resources.settings.pages.language')}
      value={value}
      options={locales.map((one) => [one, named(option('locale', one), one)] as const)}
      onChoose={onChoose}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
