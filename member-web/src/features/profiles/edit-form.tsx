import type { ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useUnsaved } from '../../lib/unsaved';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { useEditProfile, type ProfileChanges } from './api';

export type FieldsOf<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** The text of what is wrong with a field. */
  textOf: (path: FieldPath<V>) => string | undefined;
};

type Props<V extends FieldValues> = {
  values: V;
  changesOf: (values: V) => ProfileChanges;
  onClose: () => void;
  children: (fields: FieldsOf<V>) => ReactNode;
  /** Secondary where the screen is about something else. */
  submit?: 'primary' | 'secondary';
};

/** A part of the profile being changed: refusals stand at their fields, nothing written is lost. */
export function EditForm<V extends FieldValues>({
  values,
  changesOf,
  onClose,
  children,
  submit: variant = 'primary',
}: Props<V>) {
  const { t } = useTranslation();
  const { ofError, ofCode } = useErrorText();
  const edit = useEditProfile();
  const form = useForm<V>({ defaultValues: values as DefaultValues<V> });
  const { setError, getFieldState, formState } = form;
  useUnsaved(formState.isDirty);

  const submit = form.handleSubmit((filled) =>
    edit.mutate(changesOf(filled), {
      onSuccess: () => {
        toast(t('own_profile.saved'), 'success');
        onClose();
      },
      onError: (error) => {
        if (!isApiError(error, 'invalid_input')) return;
        for (const { field, code, params } of error.fields) {
          if (field in values) setError(field as FieldPath<V>, { type: 'server', message: ofCode(code, params) });
        }
      },
    }),
  );
  const atFields = isApiError(edit.error, 'invalid_input') && edit.error.fields.every(({ field }) => field in values);

  return (
    <form className="stack gap-20" noValidate onSubmit={submit}>
      {children({ form, textOf: (path) => getFieldState(path, formState).error?.message })}
      {/* Beside the button: the beginning of fifty interests is out of sight there. */}
      {edit.error && !atFields && (
        <Alert tone="danger" live>
          {ofError(edit.error)}
        </Alert>
      )}
      <div className="flex wrap gap-8">
        <Button type="submit" variant={variant} busy={edit.isPending}>
          {t('own_profile.save')}
        </Button>
        <Button variant="quiet" disabled={edit.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
