import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { InstantField, UNREADABLE } from './instant-field';

type Check = (value: string | null, form: Record<string, unknown>) => string | undefined;

interface InstantInputProps {
  source: string;
  help: string;
  validate?: Check;
}

/** A day and a time of a form; left empty there is none. */
export function InstantInput({ source, help, validate }: InstantInputProps) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const unreadable: Check = (value) => (value === UNREADABLE ? 'console.instants.unreadable' : undefined);
  const { field, fieldState } = useInput<string | null>({
    source,
    format: (value: string | null) => value,
    parse: (value: string | null) => value,
    validate: validate ? [unreadable, validate] : unreadable,
  });
  const error = fieldState.error?.message;
  return (
    <InstantField
      label={translate(`resources.${resource}.fields.${source}`)}
      value={(field.value as string | null) ?? null}
      onChoose={field.onChange}
      help={help}
      error={error && <ValidationError error={error} />}
      inputRef={field.ref}
    />
  );
}
