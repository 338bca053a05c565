import { useGetIdentity, useResourceContext, useTranslateLabel } from 'react-admin';
import { SelectField } from '../forms/select-field';
import { useText } from '../values/words';
import { useFilterInput } from './use-filter-input';

type Options = readonly (readonly [value: string, label: string])[];

interface ChoiceProps {
  label: string;
  /** Named only where every value at once can be chosen. */
  any?: string;
  value: string | undefined;
  options: Options;
  onChoose: (value: string) => void;
}

export const Choice = ({ label, any, value = '', options, onChoose }: ChoiceProps) => (
  <SelectField
    value={value}
    options={any === undefined ? options : [['', any], ...options]}
    onChoose={onChoose}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  />
);

interface FilterChoiceProps {
  source: string;
  /** Where it is not that of the list's column. */
  label?: string;
  /** Where it is not `filters.any_` with the part's name, of the list's resource. */
  any?: string;
  options: Options;
  /** Several values of the filter that are chosen as one, joined by commas. */
  several?: boolean;
  /** The values are true and false. */
  truth?: boolean;
}

/** One value of a part of the filter. */
export function FilterChoice({ source, label, any, options, several = false, truth = false }: FilterChoiceProps) {
  const translateLabel = useTranslateLabel();
  const text = useText(`resources.${useResourceContext()!}.filters`);
  const [value, choose] = useFilterInput<string | string[] | boolean>(source, truth ? TRUTH : several ? SEVERAL : {});
  const name = translateLabel({ source, label }) as string;
  const all = any ?? text(`any_${source}`);
  return <Choice label={name} any={all} value={value} options={options} onChoose={choose} />;
}

interface FilterWordsProps {
  source: string;
  values: readonly string[];
  /** Where their words stand, where that is not under the part's own name. */
  under?: string;
}

/** One of a few words that the list's resource has in its catalogue. */
export function FilterWords({ source, values, under = source }: FilterWordsProps) {
  const text = useText(`resources.${useResourceContext()!}`);
  const options = values.map((one) => [one, text(`${under}.${one}`)] as const);
  return <FilterChoice source={source} options={options} />;
}

/** What the reader has taken to work on. */
export function ClaimFilter() {
  const text = useText(`resources.${useResourceContext()!}.filters`);
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return <FilterChoice source="claimed_by" any={text('any_claim')} options={[[String(identity.id), text('mine')]]} />;
}

const SEVERAL = {
  format: (values: string | string[] | boolean | null | undefined) => [values ?? []].flat().join(),
  parse: (chosen: string) => (chosen ? chosen.split(',') : null),
};

const TRUTH = {
  format: (value: string | string[] | boolean | null | undefined) => (typeof value === 'boolean' ? `${value}` : ''),
  parse: (chosen: string) => (chosen === '' ? null : chosen === 'true'),
};

interface StatusFilterProps {
  statuses: readonly string[];
  /** Those that wait for somebody, to be chosen as one. */
  toDo?: readonly string[];
}

/** Filters a list by its status, in the list's own words. */
export function StatusFilter({ statuses, toDo }: StatusFilterProps) {
  const resource = useResourceContext()!;
  const text = useText(`resources.${resource}`);
  return (
    <FilterChoice
      several
      source="status"
      options={[
        ...(toDo ? [[toDo.join(), text('filters.to_do')] as const] : []),
        ...statuses.map((one) => [one, text(`status.${one}`)] as const),
      ]}
    />
  );
}
