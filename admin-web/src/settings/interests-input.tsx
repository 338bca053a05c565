import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { LoadError } from '../layout/load-error';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { ChoicesInput } from './choices-input';
import { useValueText } from './use-value-text';

interface InterestsInputProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: boolean;
  helperText?: string | undefined;
}

/** Which interests are offered, of all that the API knows. */
export function InterestsInput(props: InterestsInputProps) {
  const { option } = useValueText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['interests'], queryFn: () => provider.interests() });
  if (data) return <ChoicesInput {...props} choices={data.map((id) => [id, option('interest', id)])} />;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={320} />;
}
