import { Fragment, type ReactNode } from 'react';
import { Edit, useEditContext, type EditProps, type RaRecord } from 'react-admin';
import { BackBar } from '../page/back-bar';
import { ListLoading, RecordError } from '../page/loaded';
import { WHOLE } from '../page/whole';

interface EditPageProps<Item extends RaRecord> extends Pick<EditProps<Item>, 'redirect' | 'transform'> {
  children: (record: Item) => ReactNode;
  onError: NonNullable<EditProps<Item>['mutationOptions']>['onError'];
}

/** A record's form: the way back, and what went wrong when it could not be loaded. */
export const EditPage = <Item extends RaRecord>({ children, onError, ...edit }: EditPageProps<Item>) => (
  <Edit<Item>
    {...edit}
    title={false}
    component="div"
    mutationMode="pessimistic"
    mutationOptions={{ onError, meta: WHOLE }}
    actions={<BackBar />}
    error={<EditError />}
    // The page itself tells what went wrong; react-admin would go back to the list.
    queryOptions={{ meta: WHOLE, onError: () => undefined }}
  >
    <Edited<Item>>{children}</Edited>
  </Edit>
);

function Edited<Item extends RaRecord>({ children }: Pick<EditPageProps<Item>, 'children'>) {
  const { record, isPending } = useEditContext<Item>();
  if (!record) return isPending && <ListLoading />;
  return <Fragment key={record.id}>{children(record)}</Fragment>;
}

const EditError = () => <RecordError of={useEditContext()} />;
