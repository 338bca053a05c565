import { Box, Button, Card, Alert } from '@mui/material';
import { useState } from 'react';
import { HttpError, SimpleForm, useDataProvider, useTranslate, useRecordContext, Link } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { EditPage } from '../layout/forms/edit-page';
import { RecordTitle } from '../layout/shows/record-title';
import {
  isBuiltIn,
  mayChange,
  termsOf,
  type Discount,
  type DiscountDetail,
  type DiscountForm,
  differing,
} from './discount';
import { DiscountInputs } from './discount-inputs';
import { DiscountMark } from './discount-mark';
import { DiscountUses } from './discount-uses';
import { FormBar } from '../layout/forms/form-bar';
import { Save } from '../layout/forms/save';
import { useFormError } from '../layout/forms/use-form-error';
import { isProblem } from '../providers/problem';
import { StopCodes } from './stop-codes';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import { Limits } from './limits';
import { Moments } from '../layout/shows/moments';
import { useTermWords } from './use-term-words';
import { Small } from '../layout/values/card-heading';

export function DiscountEdit() {
  const tell = useFormError();
  const provider = useDataProvider();
  const { id: shown } = useParams();
  const [newer, setNewer] = useState<Discount>();
  // Of this code: the page stays where another one is gone to.
  const theirs = newer?.id === shown ? newer : undefined;
  const onError = async (error: unknown, { id }: { id?: Discount['id'] }) => {
    if (!isOutdated(error) || !id) return tell(error);
    try {
      setNewer((await provider.getOne<Discount>('discounts', { id })).data);
    } catch {
      tell(error);
    }
  };
  return (
    <EditPage<DiscountDetail>
      redirect="list"
      onError={onError}
      transform={(form: DiscountForm) => ({
        ...termsOf(form),
        reason: form.reason,
        version: (theirs ?? form).version,
      })}
    >
      {(discount) => <DiscountPage discount={discount} theirs={theirs} onTaken={() => setNewer(undefined)} />}
    </EditPage>
  );
}

const isOutdated = (error: unknown) =>
  error instanceof HttpError && isProblem(error.body) && error.body.code === 'discount_outdated';

interface DiscountPageProps {
  discount: DiscountDetail;
  /** As a colleague has written it since the form was filled. */
  theirs: Discount | undefined;
  onTaken: () => void;
}

function DiscountPage({ discount: record, theirs, onTaken }: DiscountPageProps) {
  const translate = useTranslate();
  const used = translate('resources.discounts.used', { smart_count: record.num_redeemed, count: record.num_redeemed });
  return (
    <>
      <RecordTitle title={record.code}>
        <DiscountMark discount={record} />
        <span>{used}</span>
      </RecordTitle>
      {mayChange(record) ? (
        <Card>
          <SimpleForm toolbar={<EditBar />} noValidate disableInvalidFormNotification>
            <Small sx={{ mb: 2 }}>{translate('resources.discounts.change_note')}</Small>
            {theirs && <OutdatedTerms seen={record} now={theirs} onTaken={onTaken} />}
            <DiscountInputs />
          </SimpleForm>
        </Card>
      ) : (
        <>
          <FixedDiscount discount={record} note={isBuiltIn(record) ? 'built_in' : 'stopped'} />
          <Box sx={{ mt: 2 }}>
            <DuplicateDiscount />
          </Box>
        </>
      )}
      <DiscountDecisions decisions={record.decisions} />
      <DiscountUses code={record.code} />
    </>
  );
}

const EditBar = () => (
  <FormBar>
    <Save />
    <DuplicateDiscount />
    <StopDiscount />
  </FormBar>
);

function StopDiscount() {
  const { code, num_redeemed: used } = useRecordContext<Discount>()!;
  const text = useText('resources.discounts.stop', { code, smart_count: used, count: used });
  return <StopCodes codes={[code]} text={text} effects={[text('effect'), text('used')]} />;
}

/** Begins a new code with the terms of this one; its days and its reason are those of the new one. */
function DuplicateDiscount() {
  const translate = useTranslate();
  const discount = useRecordContext<Discount>();
  if (!discount) return null;
  const { starts: _, expires: __, ...terms } = termsOf(discount);
  const search = `?${new URLSearchParams({ source: JSON.stringify(terms) })}`;
  return (
    <Button component={Link} to={{ pathname: '/discounts/create', search }} variant="outlined" color="secondary">
      {translate('resources.discounts.duplicate')}
    </Button>
  );
}

/** A code that nobody can change any more. */
function FixedDiscount({ discount, note }: { discount: Discount; note: 'built_in' | 'stopped' }) {
  const translate = useTranslate();
  const formats = useFormats();
  const field = useText('resources.discounts.fields');
  return (
    <FactBlock
      title={translate(`resources.discounts.${note}`)}
      facts={[
        [field('value_percentage'), `${discount.value_percentage} %`],
        [field('limits'), <Limits key="limits" discount={discount} />],
        [field('starts'), discount.starts ? formats.instant(discount.starts) : '–'],
        [field('expires'), discount.expires ? formats.instant(discount.expires) : '–'],
        [field('redeemed'), formats.number(discount.num_redeemed)],
      ]}
    />
  );
}

/** Who made, changed or stopped it, when, why and what became different, newest first. */
function DiscountDecisions({ decisions }: Pick<DiscountDetail, 'decisions'>) {
  const translate = useTranslate();
  const word = useTermWords();
  if (decisions.length === 0) return null;
  const text = (key: string, options: object = {}) => translate(`resources.discounts.decisions.${key}`, options);
  return (
    <Box sx={{ mt: 2 }}>
      <Moments
        title={text('title')}
        moments={decisions.map(({ version, type, at, by, reason, before, after }) => ({
          id: version,
          at,
          what: text(by === null ? `alone.${type}` : type, { by }),
          note: reason === null ? translate('console.reason.none_kept') : undefined,
          reason,
          changes:
            before && after
              ? differing(before, after).map((term) => ({
                  name: translate(`resources.discounts.fields.${term}`),
                  before: word(before, term),
                  after: word(after, term),
                }))
              : [],
        }))}
      />
    </Box>
  );
}

interface OutdatedProps {
  /** What the form was filled from. */
  seen: Discount;
  /** What a colleague made of it meanwhile. */
  now: Discount;
  onTaken: () => void;
}

/** Two people in one code: says what the other changed, and leaves what stands in the form to its writer. */
function OutdatedTerms({ seen, now, onTaken }: OutdatedProps) {
  const translate = useTranslate();
  const form = useFormContext();
  const word = useTermWords();
  const text = useText('resources.discounts.outdated');
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {text('title')} {text('changed')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {differing(seen, now).map((term) => (
          <li key={term}>
            {translate(`resources.discounts.fields.${term}`)}: {word(now, term)}
          </li>
        ))}
      </Box>
      <div>{text('kept')}</div>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => (form.reset(now), onTaken())}
      >
        {text('take')}
      </Button>
    </Alert>
  );
}
