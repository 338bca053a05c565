import { defineStream } from '../../kernel/domain.js';
import type { StepEvent } from './step.events.js';

interface Counted {
  counted: boolean;
}

/** A stream for each step, so that it stands in the report once however often it is tried. */
export const steps = defineStream<Counted, StepEvent>({
  type: 'attribution',
  revision: 1,
  initial: { counted: false },
  evolve: (_, { type }) => {
    switch (type) {
      case 'SignUpCounted':
      case 'ConfirmationCounted':
      case 'PurchaseCounted':
      case 'PaymentBackCounted':
      case 'PaymentRegainedCounted':
        return { counted: true };
    }
  },
});
export const stepOf = steps.of;

export const countStep = ({ counted }: Counted, step: StepEvent): StepEvent[] => (counted ? [] : [step]);
