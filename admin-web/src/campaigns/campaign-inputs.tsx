import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FormDataConsumer, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormats, useText } from '../layout/values/words';
import { KINDS, LANGUAGES, PATHS, type CampaignForm, isWordless, PARTS, type Language, type Words } from './campaign';
import { useCampaignChoices } from './use-campaign-choices';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { get, useFormState } from 'react-hook-form';
import { Small, CardHeading } from '../layout/values/card-heading';

/** To whom and what; then the words in each language that the brand speaks. */
export const CampaignInputs = () => (
  <FormDataConsumer<CampaignForm>>{({ formData }) => <Inputs form={formData} />}</FormDataConsumer>
);

function Inputs({ form }: { form: CampaignForm }) {
  const formats = useFormats();
  const text = useText('resources.campaigns');
  const choices = useCampaignChoices();
  const brands = choices?.brands ?? [];
  const offered = brands.find(({ id }) => id === (form.brand || null))?.languages ?? LANGUAGES;
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
            name={formats.language(language)}
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
  const text = useText('resources.campaigns');
  return (
    <Box component="section" aria-labelledby={`campaign-${id}`}>
      <CardHeading id={`campaign-${id}`} component="h2" sx={{ mb: id === 'what' ? 1.5 : 0.5 }}>
        {text(`parts.${id}`)}
      </CardHeading>
      {id !== 'what' && <Small sx={{ mb: 1.5 }}>{text(`${id}_note`)}</Small>}
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
function LanguageInputs({ language, name, words, first }: LanguageInputsProps) {
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
