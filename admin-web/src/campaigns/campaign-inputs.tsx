import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDataConsumer, required, SelectInput, TextInput, useLocale, useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/use-formats';
import { KINDS, LANGUAGES, PATHS, type CampaignForm } from './campaign';
import { LanguageInputs } from './language-inputs';
import { useCampaignChoices } from './use-campaign-choices';

/** To whom and what; then the words in each language that the brand speaks. */
export const CampaignInputs = () => (
  <FormDataConsumer<CampaignForm>>{({ formData }) => <Inputs form={formData} />}</FormDataConsumer>
);

function Inputs({ form }: { form: CampaignForm }) {
  const translate = useTranslate();
  const formats = useFormats();
  const locale = useLocale();
  const text = (key: string) => translate(`resources.campaigns.${key}`);
  const choices = useCampaignChoices();
  const brands = choices?.brands ?? [];
  const offered = brands.find(({ id }) => id === (form.brand || null))?.languages ?? LANGUAGES;
  const languageName = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = (choices?.countries ?? [])
    .map((id) => ({ id, name: formats.country(id) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const select = { translateChoice: false, fullWidth: true } as const;
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      <Part id="what">
        <Box sx={gridSx}>
          <TextInput source="name" validate={required()} helperText={text('help.name')} autoComplete="off" />
          <SelectInput
            {...select}
            source="kind"
            defaultValue="promotions"
            validate={required()}
            choices={KINDS.map((id) => ({ id, name: text(`kinds.${id}`) }))}
            helperText={text('help.kind')}
          />
          <SelectInput
            {...select}
            source="path"
            defaultValue="/credits"
            validate={required()}
            choices={PATHS.map((id) => ({ id, name: text(`paths.${id.slice(1)}`) }))}
            helperText={text('help.path')}
          />
          <TextInput source="discount_code" helperText={text('help.discount_code')} autoComplete="off" />
        </Box>
      </Part>
      <Part id="whom">
        <Box sx={gridSx}>
          {brands.length > 1 && (
            <SelectInput
              {...select}
              source="brand"
              choices={brands.map(({ id, name, domain }) => ({ id: id ?? '', name: `${name} (${domain})` }))}
              helperText={false}
            />
          )}
          <SelectInput
            {...select}
            source="country"
            choices={countries}
            emptyText={text('anybody.country')}
            helperText={false}
          />
          <SelectInput
            {...select}
            source="gender"
            choices={(['female', 'male'] as const).map((id) => ({ id, name: text(`genders.${id}`) }))}
            emptyText={text('anybody.gender')}
            helperText={false}
          />
          <SelectInput
            {...select}
            source="premium"
            choices={(['yes', 'no'] as const).map((id) => ({ id, name: text(`premium.${id}`) }))}
            emptyText={text('anybody.premium')}
            helperText={false}
          />
        </Box>
      </Part>
      <Part id="words">
        {LANGUAGES.filter((language) => offered.includes(language)).map((language, i) => (
          <LanguageInputs
            key={language}
            language={language}
            name={languageName.of(language)!}
            words={form.texts?.[language]}
            first={i === 0}
          />
        ))}
      </Part>
    </Box>
  );
}

/** What goes without saying has no note. */
function Part({ id, children }: { id: 'what' | 'whom' | 'words'; children: ReactNode }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.campaigns.${key}`);
  return (
    <Box component="section" aria-labelledby={`campaign-${id}`}>
      <Typography
        id={`campaign-${id}`}
        variant="h6"
        component="h2"
        color="secondary"
        sx={{ mb: id === 'what' ? 1.5 : 0.5 }}
      >
        {text(`parts.${id}`)}
      </Typography>
      {id !== 'what' && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {text(`${id}_note`)}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: 2,
  rowGap: 2.5,
  alignItems: 'start',
  '& .MuiFormControl-root': { m: 0 },
} as const;
