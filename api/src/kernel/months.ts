/** So many months later in UTC. A day that its month does not have is one of the next: 31 January and one is 3 March. */
export function monthsLater(instant: Date | string, months: number): Date {
  const then = new Date(instant);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}
