/** Thrown by a job that must not be retried: it is listed under this name as if its last attempt had failed. */
export class PermanentFailure extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}
