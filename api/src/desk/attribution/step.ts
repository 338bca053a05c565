import { defineStream } from '../../kernel/domain.js';
import type { StepEvent } from './step.events.js';

/** How the step stands in the report; null: not at all. */
type Counted = StepEvent | null;

/** A stream for each step, so that it stands in the report once however often it is tried. */
export const steps = defineStream<Counted, StepEvent>({
  type: 'attribution',
  revision: 2,
  initial: null,
  evolve: (_, event) => {
    switch (event.type) {
      case 'SignUpCounted':
      case 'ConfirmationCounted':
      case 'PurchaseCounted':
      case 'PaymentBackCounted':
      case 'PaymentRegainedCounted':
        return event;
      case 'SignUpUncounted':
      case 'ConfirmationUncounted':
        return null;
    }
  },
});
export const stepOf = steps.of;

/** `fictional`: whether nobody is behind the profile. Money is counted all the same: somebody has paid it. */
export function countStep(counted: Counted, step: StepEvent, fictional: boolean): StepEvent[] {
  if (!fictional || (step.type !== 'SignUpCounted' && step.type !== 'ConfirmationCounted'))
    return counted ? [] : [step];
  // Where it was counted, which may not be where it would be today.
  if (counted?.type === 'SignUpCounted') return [{ type: 'SignUpUncounted', data: counted.data }];
  if (counted?.type === 'ConfirmationCounted') return [{ type: 'ConfirmationUncounted', data: counted.data }];
  return [];
}
