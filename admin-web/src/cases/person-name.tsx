import { Erased } from '../layout/values/member-marks';

/** The name is empty once somebody has been forgotten. */
export const PersonName = ({ of: { name } }: { of: { name: string } }) => name || <Erased />;
