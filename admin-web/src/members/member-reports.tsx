import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CaseItem } from '../cases/case';
import { CaseMark, CaseReason } from '../cases/case-mark';
import type { ComplaintItem } from '../complaints/complaint';
import { ComplaintMark } from '../complaints/complaint-mark';
import { RelatedRecords } from '../layout/shows/related-records';
import { useText } from '../layout/values/words';

/** What was reported about the member and by them, and what they complained of. */
export function MemberReports({ id }: { id: string }) {
  const translate = useTranslate();
  const text = useText('resources.members.records');
  const reports = [
    ['reported_id', 'about'],
    ['reporter_id', 'by'],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {reports.map(([side, title]) => (
        <RelatedRecords<CaseItem>
          key={side}
          resource="cases"
          title={text(title)}
          filter={{ [side]: id }}
          at="opened_at"
        >
          {(one) => (
            <>
              <span>{translate(`resources.cases.kind.${one.kind}`)}</span>
              <span>
                <CaseReason {...one} />
              </span>
              <Box sx={{ ml: 'auto' }}>
                <CaseMark {...one} />
              </Box>
            </>
          )}
        </RelatedRecords>
      ))}
      <RelatedRecords<ComplaintItem>
        resource="complaints"
        title={translate('resources.complaints.name', { smart_count: 2 })}
        filter={{ member_id: id }}
        at="made_at"
      >
        {(one) => (
          <>
            <span>{translate(`resources.complaints.kind.${one.kind}`)}</span>
            <Box sx={{ ml: 'auto' }}>
              <ComplaintMark status={one.status} />
            </Box>
          </>
        )}
      </RelatedRecords>
    </Box>
  );
}
