import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { tellingOf, tellingOfFilter, type Telling } from '../layout/values/event-values';
import { shortId } from '../layout/values/references';
import { useEventWords } from '../layout/values/use-event-words';
import { CopyButton } from '../layout/values/copy-button';
import { MemberName, RecordLink } from '../layout/values/names';
import { useRegionNames } from '../layout/values/place';
import { useFormats } from '../layout/values/words';
import { isMoney, type Fact, type TimelineEvent } from './timeline';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** `immediate-performance-3`: the third edition of a text. */
const EDITION = /-(\d+)$/;
const PAGES = {
  member: 'members',
  payment: 'payments',
  refund: 'refunds',
  proposal: 'proposals',
  case: 'cases',
  complaint: 'complaints',
};

/** Names of the colleagues whom events name by their id. */
export const Colleagues = createContext<ReadonlyMap<string, string>>(new Map());

/** What an event says in one field, as people say it: names, amounts, days and words, and ids by their beginning. */
export function EventValue({ event, of: { path, value } }: { event: TimelineEvent; of: Fact }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (value === undefined) return null;
  if (value === null || value === '') return translate('events.none');
  if (isMoney(value)) return formats.money(value);
  if (typeof value === 'boolean') return translate(`events.${value ? 'yes' : 'no'}`);
  const telling = tellingIn(event, path);
  if (typeof value === 'number') return <Numeral of={value} telling={telling} event={event} />;
  return [value].flat().map((one, i) => (
    <Fragment key={one}>
      {i > 0 && ', '}
      <Text of={one} telling={telling} />
    </Fragment>
  ));
}

function tellingIn({ type, data }: TimelineEvent, path: string): Telling | undefined {
  const [, filter] = /^filter\.(.+)$/.exec(path) ?? [];
  if (type !== 'ListExported' || filter === undefined) return tellingOf(type, path);
  return tellingOfFilter((data as { list: string }).list, filter);
}

interface Told<Value> {
  of: Value;
  telling: Telling | undefined;
  event: TimelineEvent;
}

function Numeral({ of, telling, event: { data } }: Told<number>) {
  const translate = useTranslate();
  const formats = useFormats();
  const percent = (of: number) => translate('events.percent', { percent: formats.number(of) });
  if (telling?.as === 'percent') return percent(of);
  if (telling?.as === 'basis points') return percent(of / 100);
  if (telling?.as !== 'amount') return formats.number(of);
  const beside = telling.currencyOf && (data as Record<string, unknown>)[telling.currencyOf];
  return formats.money({ amount: of, currency: isMoney(beside) ? beside.currency : 'EUR' });
}

function Text({ of, telling }: Omit<Told<string>, 'event'>): ReactNode {
  const translate = useTranslate();
  const words = useEventWords();
  const formats = useFormats();
  const colleague = useContext(Colleagues).get(of);
  if (colleague !== undefined) return colleague;
  switch (telling?.as) {
    case 'word':
      return words.value(telling, of);
    case 'country':
      return formats.country(of);
    case 'region':
      return <Region code={of} />;
    case 'language':
      return formats.language(of);
    case 'edition':
      return EDITION.exec(of)?.[1] ?? of;
    case 'fields':
      return words.field(of.slice(of.lastIndexOf('.') + 1));
    case 'setting':
      return translate(`resources.settings.fields.${snake(of)}`, { _: words.field(of) });
    case 'day':
      return formats.day(of);
    case 'member':
    case 'payment':
    case 'refund':
    case 'proposal':
    case 'case':
    case 'complaint':
      return <Page resource={PAGES[telling.as]} id={of} />;
    case 'amount':
    case 'basis points':
    case 'nothing':
    case 'percent':
    case undefined:
      if (INSTANT.test(of)) return formats.instant(of);
      if (DAY.test(of)) return formats.day(noonOf(of));
      return UUID.test(of) ? <ShortId id={of} /> : of;
  }
}

/** `minAge` as the API names that setting. */
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function Region({ code }: { code: string }) {
  return useRegionNames()?.get(code) ?? code;
}

/** To what an id stands for, where the reader's role has a page of it. */
function Page({ resource, id }: { resource: string; id: string }) {
  const resources = useResourceDefinitions();
  if (!UUID.test(id)) return id;
  const name = resource === 'members' ? <MemberName id={id} /> : undefined;
  if (!resources[resource]?.hasShow) return name ?? <ShortId id={id} />;
  return (
    <RecordLink resource={resource} id={id} sx={{ color: 'secondary.main', fontWeight: 600 }}>
      {name ?? shortId(id)}
    </RecordLink>
  );
}

const ShortId = ({ id }: { id: string }) => (
  <span title={id}>
    {shortId(id)}
    <CopyButton value={id} />
  </span>
);
