import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { WaitingAgreements } from '../layout/agreements/waiting-agreements';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { differing } from './changes';
import { errorsOf, ErrorSummary } from './error-summary';
import { firstWrong, useFirstWrong } from '../layout/forms/first-wrong';
import { ReviewDialog } from './review-dialog';
import { SectionFields, useSought } from './section-fields';
import { tidy } from './tidy';
import type { VersionedSettings } from '../providers/use-settings';
import type { Changes, Section, Settings } from './setting';
import { useCredits, useFormats, useText } from '../layout/values/words';
import { messagePrices } from './effects';
import { TableCard } from '../layout/shows/table-card';

/** A text stands beside its preview, and a table takes the room of what explains other settings. */
const WIDE = new Set<Section>(['pages', 'mails', 'methods']);

/** What was typed stays when a colleague saves meanwhile; only what was touched is sent. */
export function SectionForm({ section, base }: { section: Section; base: VersionedSettings }) {
  const [typed, setTyped] = useState<Changes>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  // What a field cannot read stands in it alone: thrown away with the rest.
  const [round, setRound] = useState(0);
  const [reviewing, setReviewing] = useState(false);
  const sought = useSought();
  const text = useText('resources.settings');
  const draft = { ...base.settings, ...typed };
  const changed = differing(base.settings, tidy(typed));
  const count = Object.keys(changed).length;
  useUnsaved(count > 0);
  const form = useRef<HTMLDivElement>(null);
  useFirstWrong(form, errors);
  const review = () => {
    if (count === 0) return;
    // What cannot be read is not saved as it was before.
    const wrong = firstWrong(form.current);
    if (wrong) wrong.focus();
    else setReviewing(true);
  };
  useShortcuts(reviewing ? {} : { s: review });
  const reset = () => {
    setTyped({});
    setErrors({});
  };
  return (
    <Box
      ref={form}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: WIDE.has(section) ? 'minmax(0, 1fr)' : { lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography color="textSecondary">{text(`sections.${section}.about`)}</Typography>
        {section === 'credits' && <WaitingAgreements of={({ role }) => role === null} />}
        <ErrorSummary errors={errors} draft={draft} />
        <SectionFields
          key={round}
          section={section}
          draft={draft}
          site={base.settings}
          sought={sought}
          errors={errors}
          onChange={(change) => {
            setTyped((before) => ({ ...before, ...change }));
            setErrors({});
          }}
        />
        <Card sx={barSx}>
          <Box component="span" role="status" sx={{ flexGrow: 1 }}>
            {count > 0 ? text('unsaved', { smart_count: count }) : text('all_saved')}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, whiteSpace: 'nowrap' }}>
            <Button color="secondary" disabled={count === 0} onClick={() => (reset(), setRound(round + 1))}>
              {text('reset')}
            </Button>
            <Button variant="contained" disabled={count === 0} onClick={review}>
              {text('look')}
            </Button>
          </Box>
        </Card>
      </Box>
      {(section === 'packages' || section === 'credits') && <MessagePrices settings={draft} />}
      {reviewing && (
        <ReviewDialog
          base={base}
          draft={changed}
          onClose={() => setReviewing(false)}
          onSaved={() => {
            reset();
            setReviewing(false);
          }}
          onInvalid={(error) => {
            setErrors(errorsOf(error));
            setReviewing(false);
          }}
        />
      )}
    </Box>
  );
}

const barSx = {
  position: { sm: 'sticky' },
  bottom: 8,
  zIndex: 1,
  p: 1.5,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
} as const;

/** What the shop will say, before anything is saved. */
function MessagePrices({ settings }: { settings: Pick<Settings, 'packages' | 'message_credits'> }) {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  const text = useText('resources.settings.message_prices');
  const prices = messagePrices(settings);
  const dearer = prices.filter((one) => one.dearer).map(({ id }) => id);
  return (
    <TableCard
      title={text('title')}
      rows={prices}
      keyOf={({ id }) => id}
      columns={[
        { head: text('package'), of: ({ credits }) => inCredits(credits) },
        {
          head: translate('resources.settings.parts.price'),
          of: ({ price }) => formats.money(price),
          end: true,
        },
        { head: text('message'), of: ({ message }) => formats.money(message), end: true },
      ]}
      after={dearer.length > 0 && <Alert severity="warning">{text('dearer', { ids: dearer.join(', ') })}</Alert>}
    />
  );
}
