import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/card-list';
import { useFormats } from '../members/use-formats';
import type { CaseItem } from './case';
import { CaseMark } from './case-mark';
import { NoCases } from './no-cases';
import { PersonName } from './person-name';

const lineSx = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;

export function CaseCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.cases.${key}`);
  return (
    <CardList<CaseItem>
      empty={<NoCases />}
      primaryText={({ reported, kind }) => (
        <Box component="span" sx={{ ...lineSx, fontWeight: 600 }}>
          <PersonName of={reported} />
          <span>{text(`kind.${kind}`)}</span>
        </Box>
      )}
      secondaryText={(one) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <span>{text(`reason.${one.reason}`)}</span>
          <Box component="span" sx={lineSx}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <CaseMark {...one} />
            </Box>
            <span>{formats.instant(one.opened_at)}</span>
          </Box>
        </Box>
      )}
    />
  );
}
