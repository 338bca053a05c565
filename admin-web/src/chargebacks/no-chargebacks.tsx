import { NothingToDo } from '../layout/lists/nothing-to-do';
import { TO_DO } from './chargeback';

export const NoChargebacks = () => <NothingToDo toDo={TO_DO} />;
