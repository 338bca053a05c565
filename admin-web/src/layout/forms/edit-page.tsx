import { Fragment, type ReactNode } from 'react';
import { Edit, useEditContext, type EditProps, type RaRecord } from 'react-admin';
import { BackBar } from '../page/back-bar';
import { isLost, RecordError } from '../page/loaded';
import { WHOLE } from '../page/whole';

interface EditPageProps<Item extends RaRecord> extends Pick<EditProps<Item>, 'redirect' | 'transform'> {
  children: (record: Item) => ReactNode;
  onError: NonNullable<EditProps<Item>['mutationOptions']>['onError'];
}

/** A record's form: the way back, and what went wrong when it could not be loaded. */
export function EditPage<Item extends RaRecord>({ children, onError, ...edit }: EditPageProps<Item>) {
  const edited = <Edited<Item>>{children}</Edited>;
  return (
    <Edit<Item>
      {...edit}
      title={false}
      component="div"
      mutationMode="pessimistic"
      mutationOptions={{ onError, meta: WHOLE }}
      actions={<BackBar />}
      // The same, so that the form stays with what is written in it.
      error={edited}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ meta: WHOLE, onError: () => undefined }}
    >
      {edited}
    </Edit>
  );
}

function Edited<Item extends RaRecord>({ children }: Pick<EditPageProps<Item>, 'children'>) {
  const edit = useEditContext<Item>();
  const { record, error } = edit;
  if (!record || isLost(error, record)) return <RecordError of={edit} />;
  return <Fragment key={record.id}>{children(record)}</Fragment>;
}
