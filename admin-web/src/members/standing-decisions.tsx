import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ActorName } from '../layout/values/actor-name';
import { FactBlock, type Fact } from '../layout/shows/fact-block';
import { Erased } from '../layout/values/member-marks';
import type { MemberPage } from './member';
import { useFormats } from '../layout/values/use-formats';

/** What was decided and stands: who, when and why. */
export function StandingDecisions({ decisions }: { decisions: MemberPage['decisions'] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.members.decisions.${key}`);
  const { deletion, ...made } = decisions;
  const madeBy = ({ by, reason }: NonNullable<typeof made.disabled>): Fact[] => {
    const actor = { kind: by ? ('staff' as const) : ('system' as const), id: by?.id ?? null, name: by?.name ?? null };
    return [
      [text('reason'), reason ?? <Erased key="reason" />],
      [text('by'), <ActorName key="by" of={actor} />],
    ];
  };
  const standing = (
    ['disabled', 'hidden', 'cleared_name', 'cleared_description', 'cleared_city', 'fictional'] as const
  ).filter((kind) => made[kind]);
  if (standing.length === 0 && !deletion) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {standing.map((kind) => (
        <FactBlock
          key={kind}
          title={text(kind)}
          facts={[...madeBy(made[kind]!), [text('at'), formats.instant(made[kind]!.at)]]}
        />
      ))}
      {deletion && (
        <FactBlock
          title={text(deletion.on_request ? 'deleted_on_request' : 'deleted')}
          facts={[
            ...(deletion.on_request ? madeBy(deletion.on_request) : []),
            [text('at'), formats.instant(deletion.at)],
            [text('erase_at'), formats.instant(deletion.erase_at)],
          ]}
        />
      )}
    </Box>
  );
}
