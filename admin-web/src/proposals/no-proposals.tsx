import { NothingToDo } from '../layout/lists/nothing-to-do';
import { TO_DO } from '../layout/proposals/proposal';

export const NoProposals = () => <NothingToDo toDo={TO_DO} />;
