import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ActorName } from '../layout/actor-name';
import { FactBlock } from './fact-block';
import { Erased } from './marks';
import type { MemberPage } from './member';
import { useFormats } from './use-formats';

/** What staff decided and stands: who, when and why. */
export function StandingDecisions({ decisions }: { decisions: MemberPage['decisions'] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.members.decisions.${key}`);
  const standing = (['disabled', 'fictional'] as const).filter((kind) => decisions[kind]);
  if (standing.length === 0) return null;
  const blocks = standing.map((kind) => {
    const { at, by, reason } = decisions[kind]!;
    const actor = { kind: by ? ('staff' as const) : ('system' as const), id: by?.id ?? null, name: by?.name ?? null };
    return (
      <FactBlock
        key={kind}
        title={text(kind)}
        facts={[
          [text('reason'), reason ?? <Erased key="reason" />],
          [text('by'), <ActorName key="by" of={actor} />],
          [text('at'), formats.instant(at)],
        ]}
      />
    );
  });
  return <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>{blocks}</Box>;
}
