import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useGetList, useResourceDefinitions, useTranslate, type RaRecord } from 'react-admin';
import { filteredBy } from '../address/list-address';
import { Loaded } from '../page/loaded';
import { RecordLine } from './record-card';
import { useFormats } from '../values/words';
import { RecordLink } from '../values/names';
import { CardHeading } from '../values/card-heading';

interface RelatedRecordsProps<Item extends RaRecord> {
  resource: string;
  title: string;
  /** What leaves those of one member, or of one payment, in the list. */
  filter: object;
  /** When it came about; the latest stand first. */
  at: keyof Item & string;
  /** Money, at the end of the line; on a phone beside when it was. */
  amount?: (item: Item) => string;
  /** All there are stand here, and nothing does where there are none. */
  whole?: boolean;
  children: (item: Item) => ReactNode;
}

const MOST = 10;
const ALL = 25;
/** Milliseconds until a colleague or the provider may have gone on. */
const LATER = 20_000;

/** Latest records of one kind, each leading to its page; nothing for who has no such list. */
export function RelatedRecords<Item extends RaRecord>({
  resource,
  title,
  filter,
  at,
  amount,
  whole = false,
  children,
}: RelatedRecordsProps<Item>) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  const shown = resources[resource]?.hasList === true;
  const records = useGetList<Item>(
    resource,
    { filter, sort: { field: at, order: 'DESC' }, pagination: { page: 1, perPage: whole ? ALL : MOST } },
    { enabled: shown, refetchInterval: whole && LATER },
  );
  if (!shown) return null;
  const { data: rows = [], total } = records;
  if (whole && rows.length === 0) return null;
  return (
    <Card component="section" aria-label={title} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <CardHeading sx={{ flex: 1 }}>{title}</CardHeading>
        {!whole && rows.length > 0 && (
          <Button
            component={Link}
            to={`${createPath({ resource, type: 'list' })}${filteredBy(filter)}`}
            color="secondary"
            size="small"
          >
            {translate('resources.members.records.all', { count: formats.number(total ?? rows.length) })}
          </Button>
        )}
      </Box>
      <Loaded of={records}>
        {() =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{translate('resources.members.records.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
              {rows.map((item) => (
                <RecordLine
                  key={item.id}
                  begin={
                    <RecordLink resource={resource} id={item.id} sx={{ color: 'secondary.main' }}>
                      {formats.instant(String(item[at]))}
                    </RecordLink>
                  }
                  amount={amount?.(item)}
                >
                  {children(item)}
                </RecordLine>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Card>
  );
}
