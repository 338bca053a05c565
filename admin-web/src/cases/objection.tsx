import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FactBlock, type Fact } from '../layout/shows/fact-block';
import { useFormats } from '../layout/values/use-formats';
import { contestedKind, type CaseDetail } from './case';

/** What somebody says to a decision that went against them; another moderator decides (PRV-03). */
interface ObjectionProps {
  objection: NonNullable<CaseDetail['objection']>;
  kind: CaseDetail['kind'];
  /** What deciding it means, for whoever may. */
  hinted: boolean;
}

export function Objection({ objection, kind, hinted }: ObjectionProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.cases.objection.${key}`);
  // The reason of a rejection is one of a list, and is told above; a moderator may have written more.
  const contested = contestedKind({ kind });
  const isRejection = contested === 'rejected_photo' || contested === 'rejected_chat_photo';
  const gone = translate('resources.cases.evidence.forgotten');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FactBlock
        title={text(objection.side === 'reporter' ? 'title_reporter' : 'title')}
        facts={[
          [text('text'), objection.text ?? text('nothing_said')],
          [text('at'), formats.instant(objection.at)],
          ...(isRejection && objection.statement_of_reasons === null
            ? []
            : ([[text('first'), objection.statement_of_reasons ?? gone]] satisfies Fact[])),
          [text('first_by'), objection.decided_by ?? '…'],
        ]}
      />
      {hinted && (
        <Alert severity="info">
          {text(contested ? `hint_${contested}` : objection.side === 'reporter' ? 'hint_reporter' : 'hint')}
        </Alert>
      )}
    </Box>
  );
}
