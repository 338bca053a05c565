import { useState } from 'react';
import { useAuthProvider, useLogin, useTranslate } from 'react-admin';
import type { StaffAuthProvider } from '../providers/auth-provider';

/** One step of logging in: why it was refused, and the way in once it is the last one. */
export function useEntry() {
  const translate = useTranslate();
  const provider = useAuthProvider<StaffAuthProvider>()!;
  const goIn = useLogin();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  /** `work` says whether it was the last step. Resolves to false when it was refused. */
  const attempt = async (work: (provider: StaffAuthProvider) => Promise<boolean>): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setRefusal(undefined);
    try {
      if (await work(provider)) await goIn({});
      return true;
    } catch (error) {
      setRefusal(error instanceof Error && error.message ? error.message : translate('ra.auth.sign_in_error'));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { attempt, pending, refusal };
}
