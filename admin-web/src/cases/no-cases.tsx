import { NothingListed } from '../layout/nothing-listed';

export const NoCases = () => <NothingListed drawing={<path d="M26 84V16M26 20h44l-9 15 9 15H26" />} />;
