import { NothingToDo } from '../layout/lists/nothing-to-do';
import { TO_DO } from './refund';

export const NoRefunds = () => <NothingToDo toDo={TO_DO} />;
