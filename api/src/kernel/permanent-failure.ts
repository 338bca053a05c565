/** Thrown by a job that is of no use to try again: it stays listed with this name, as after its last try. */
export class PermanentFailure extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}
