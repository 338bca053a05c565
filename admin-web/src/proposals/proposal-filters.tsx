import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { KINDS, STATUSES } from '../layout/proposals/proposal';
import { WorkFilters } from '../layout/lists/work-filters';

export function ProposalFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.proposals.${key}`);
  return (
    <WorkFilters statuses={STATUSES}>
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, text(`kind.${one}`)] as const)}
      />
    </WorkFilters>
  );
}
