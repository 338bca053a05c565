import { NothingListed } from '../layout/lists/nothing-listed';

export const NoEntries = () => <NothingListed drawing={<path d="M28 16h40v64H28zM38 34h20M38 46h20M38 58h12" />} />;
