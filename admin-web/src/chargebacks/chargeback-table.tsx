import { DataTable, Link, useCreatePath } from 'react-admin';
import type { MouseEvent } from 'react';
import { ClaimMark } from '../layout/shows/claimed';
import { FixedColumn } from '../layout/lists/columns-menu';
import { InstantColumn, ListTable, MoneyColumn } from '../layout/lists/list-table';
import { MethodName } from '../layout/values/method-name';
import { RowLink } from '../layout/lists/row-link';
import { referenceOf } from '../layout/values/references';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import type { Chargeback } from './chargeback';
import { ChargebackMark, DeadlineMark } from './chargeback-mark';
import { NoChargebacks } from './no-chargebacks';

export function ChargebackTable() {
  const formats = useFormats();
  const createPath = useCreatePath();
  return (
    <ListTable<Chargeback> empty={<NoChargebacks />}>
      <FixedColumn<Chargeback>
        source="respond_by"
        render={(one) => (
          <RowLink id={one.id}>
            <DeadlineMark {...one} />
          </RowLink>
        )}
      />
      <DataTable.Col<Chargeback>
        source="member_id"
        disableSort
        render={({ member_id }) => <MemberName id={member_id} />}
      />
      <DataTable.Col<Chargeback>
        source="status"
        render={(one) => (
          <>
            <ChargebackMark of={one} /> <ClaimMark claim={one.claim} />
          </>
        )}
      />
      <MoneyColumn source="amount" />
      <DataTable.Col<Chargeback>
        source="payment_method"
        render={({ payment_method }) => <MethodName id={payment_method} />}
      />
      <DataTable.Col<Chargeback>
        source="country"
        disableSort
        render={({ country }) => (country === null ? '–' : formats.country(country))}
      />
      <DataTable.Col<Chargeback>
        source="payment_id"
        disableSort
        render={({ payment_id }) => (
          <Link
            to={createPath({ resource: 'payments', id: payment_id, type: 'show' })}
            // The row leads to the charge-back.
            onClick={(event: MouseEvent) => event.stopPropagation()}
            sx={{ color: 'secondary.main' }}
          >
            {referenceOf('payments', payment_id)}
          </Link>
        )}
      />
      <InstantColumn source="reported_at" />
    </ListTable>
  );
}
