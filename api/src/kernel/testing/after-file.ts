import { afterAll } from 'vitest';

const steps: (() => Promise<unknown>)[] = [];

/** Runs when the test file ends, the latest first. */
export const afterFile = (step: () => Promise<unknown>): void => void steps.push(step);

/** A worker keeps modules from one test file to the next; setup files alone run for each. */
export const cleanUpAfterFile = (): void =>
  afterAll(async () => {
    for (const step of steps.splice(0).reverse()) await step();
  });
